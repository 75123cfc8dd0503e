import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The server's tests come first: they often wait, and the rules' tests then use the idle processors. */
const PROJECTS = ['server', 'rules', 'offline']

/** Files that take longest: if one of them began last, it would run alone at the end. */
const LONG = [
  'sync/schedule',
  'server/log/failing-layers',
  'server/seed/seed-content',
  'server/start-server',
  'server/npm-start',
  'server/chat',
  'content/content',
  'e2e/offline-learning',
  'e2e/admin-item-work',
  'e2e/sign-out',
  'e2e/admin-concepts',
  'e2e/service-worker',
  'e2e/accessibility',
  'e2e/ink-pad',
  'e2e/admin-items',
  'e2e/photo-question',
  'e2e/outbox',
  'e2e/cached-first',
  'e2e/faults',
  'e2e/admin-story',
  'e2e/admin-prompts',
  'e2e/model-tutor',
  'e2e/bookmarks',
  'e2e/progress',
  'ui/composer',
  'sync/browsers',
  'e2e/push',
  'e2e/error-catalogue',
  'e2e/shell',
  'e2e/full-device',
]

/** Position in `list`, or its length if it is not there. */
const rankIn = (list: readonly string[], isIt: (one: string) => boolean): number => {
  const at = list.findIndex(isIt)
  return at < 0 ? list.length : at
}

/** Orders the test files of a fresh checkout, which has no times of an earlier run: by project, then the long ones first. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ project, moduleId }: TestSpecification) =>
      rankIn(PROJECTS, (name) => name === project.name) * 100 +
      rankIn(LONG, (name) => moduleId.includes(`/tests/${name}.test.`))
    return sorted
      .map((file) => ({ file, rank: rank(file) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ file }) => file)
  }
}
