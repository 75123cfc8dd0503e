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
  }

  now(): number {
    return this.#world.now() + this.clockOffset
  }

  /** A new page or tab of whoever is signed in; it sends what waits. */
  openPage(): LightPage {
    const page = new LightPage(this, this.person.id, this.#world)
    this.pages.push(page)
    page.drain()
    return page
  }

  /** The pages that are the signed-in person's. */
  ownPages(): LightPage[] {
    return this.pages.filter(({ personId, isGone }) => !isGone && personId === this.person.id)
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
