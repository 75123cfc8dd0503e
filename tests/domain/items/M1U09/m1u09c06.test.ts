import { TEMPLATES } from '#domain/items/M1U09/m1u09c06-spheres.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { ballOutline, revolve } from './measure-solid.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u09c06.ts'

const circlesCovering = revolve(ballOutline(1, -90)).area / Math.PI

const HAND_WRITTEN: Verifiers = {
  // The string that covers a ball covers as many circles of its radius.
  'e3c8f1a6-7d49-4b25-9a60-5f2b8d4e1906': (item) =>
    keyOfOptions(item, (option) => option === `${Math.round(circlesCovering)}개`),
}

testTemplates('M1U09C06', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U09C06', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
