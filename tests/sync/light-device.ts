import { IDBFactory } from 'fake-indexeddb'
import type { Person } from '#tests/support/make-person.ts'
import { DeviceLocks } from '#tests/support/web-locks.ts'
import { LightPage, type PageWorld } from './light-page.ts'

/** One tablet in node: what outlives its pages, who is signed in, and its pages. */
export class LightDevice {
  readonly id = crypto.randomUUID()
  readonly disk = new IDBFactory()
  readonly locks = new DeviceLocks()
  /** Local storage. */
  readonly notes = new Map<string, string>()
  /** Everybody who was ever signed in here. */
  readonly people = new Set<Person>()
  readonly #world: PageWorld
  /** How far its clock is off, in milliseconds. */
  clockOffset = 0
  /** What goes with every request; another person's after a sign-in, nobody's after the session ended. */
  cookie = ''
  person: Person
  pages: LightPage[] = []

  constructor(person: Person, world: PageWorld) {
    this.#world = world
    this.person = person
    this.signIn(person)
  }

  /** From now on the device is this person's; pages of the one before stay until they are closed. */
  signIn(person: Person): void {
    this.person = person
    this.people.add(person)
    this.cookie = person.cookie
    // The next page of anybody else encrypts what those leave and takes the rest away.
    for (const other of this.people) if (other !== person) this.notes.delete(`fresh:${other.id}`)
  }

  now(): number {
    return this.#world.now() + this.clockOffset
  }

  /** A new page or tab of whoever is signed in; once it is ready it sends what waits. */
  openPage(): LightPage {
    const page = new LightPage(this, this.person, this.#world)
    this.pages.push(page)
    return page
  }

  /** The signed-in person's pages that can be used. */
  ownPages(): LightPage[] {
    return this.pages.filter(({ personId, isReady }) => isReady && personId === this.person.id)
  }

  kill(page: LightPage): void {
    page.kill()
    this.pages = this.pages.filter((other) => other !== page)
  }

  killAll(): void {
    for (const page of this.pages) page.kill()
    this.pages = []
  }
}
