import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { FixedPage } from '#contract/paths.ts'
import type { Role } from '#domain/access/roles.ts'
import type { IconName } from '#ui/primitives/icon.tsx'

export interface AdminPage {
  path: FixedPage
  label: string
  icon: IconName
  /** Whether `exercise_admin` may open it too. */
  forExerciseAdmin?: true
  /** Null until the page is built: the menu then shows its name without a link. */
  Page: LazyExoticComponent<ComponentType> | null
}

export interface AdminGroup {
  /** Null: no heading. */
  heading: string | null
  pages: readonly AdminPage[]
}

const DashboardPage = lazy(() =>
  import('#admin/dashboard/dashboard.page.tsx').then((page) => ({ default: page.DashboardPage })),
)

const ConceptsPage = lazy(() =>
  import('#admin/concepts/concepts.page.tsx').then((page) => ({ default: page.ConceptsPage })),
)

const ShowPage = lazy(() => import('#admin/show/show.page.tsx').then((page) => ({ default: page.ShowPage })))

const SchoolsPage = lazy(() =>
  import('#admin/schools/schools.page.tsx').then((page) => ({ default: page.SchoolsPage })),
)

const PeoplePage = lazy(() =>
  import('#admin/people/people.page.tsx').then((page) => ({ default: page.PeoplePage })),
)

const SeoPage = lazy(() => import('#admin/seo/seo.page.tsx').then((page) => ({ default: page.SeoPage })))

const ItemsPage = lazy(() =>
  import('#admin/items/items.page.tsx').then((page) => ({ default: page.ItemsPage })),
)

const ItemTypesPage = lazy(() =>
  import('#admin/item-types/item-types.page.tsx').then((page) => ({ default: page.ItemTypesPage })),
)

const AnnouncementsPage = lazy(() =>
  import('#admin/announcements/announcements.page.tsx').then((page) => ({ default: page.AnnouncementsPage })),
)

const AllStatisticsPage = lazy(() =>
  import('#admin/statistics/all.page.tsx').then((page) => ({ default: page.AllStatisticsPage })),
)

const CurriculumStatisticsPage = lazy(() =>
  import('#admin/statistics/curriculum.page.tsx').then((page) => ({
    default: page.CurriculumStatisticsPage,
  })),
)

const PromptsPage = lazy(() =>
  import('#admin/prompts/prompts.page.tsx').then((page) => ({ default: page.PromptsPage })),
)

const HistoryPage = lazy(() =>
  import('#admin/llm-history/history.page.tsx').then((page) => ({ default: page.HistoryPage })),
)

const HealthPage = lazy(() =>
  import('#admin/health/health.page.tsx').then((page) => ({ default: page.HealthPage })),
)

/** The pages of administration (specification section 2), as the side menu shows them. */
export const ADMIN_GROUPS: readonly AdminGroup[] = [
  {
    heading: null,
    pages: [{ path: '/admin', label: '대시보드', icon: 'home', forExerciseAdmin: true, Page: DashboardPage }],
  },
  {
    heading: '내용',
    pages: [
      { path: '/admin/ConceptManager', label: '개념', icon: 'book', Page: ConceptsPage },
      { path: '/admin/CurriculumShowManager', label: '교육과정 공개', icon: 'list', Page: ShowPage },
      {
        path: '/admin/ExerciseManager',
        label: '문항',
        icon: 'answer',
        forExerciseAdmin: true,
        Page: ItemsPage,
      },
      {
        path: '/admin/ExerciseTypeManager',
        label: '문항 유형',
        icon: 'note',
        forExerciseAdmin: true,
        Page: ItemTypesPage,
      },
      { path: '/admin/PromptManager', label: '프롬프트', icon: 'quote', Page: PromptsPage },
    ],
  },
  {
    heading: '사람',
    pages: [
      { path: '/admin/UserManager', label: '사용자', icon: 'user', Page: PeoplePage },
      { path: '/admin/SchoolManager', label: '학교', icon: 'home', Page: SchoolsPage },
      { path: '/admin/AnnouncementManager', label: '알림', icon: 'bell', Page: AnnouncementsPage },
    ],
  },
  {
    heading: '살피기',
    pages: [
      { path: '/admin/statistics-all', label: '전체 통계', icon: 'screen', Page: AllStatisticsPage },
      {
        path: '/admin/statistics-curriculum',
        label: '교육과정 통계',
        icon: 'screen',
        Page: CurriculumStatisticsPage,
      },
      { path: '/admin/LLMHistoryManager', label: '모델 호출 기록', icon: 'clock', Page: HistoryPage },
      { path: '/admin/health', label: '서버 상태', icon: 'check', Page: HealthPage },
      { path: '/admin/SeoManager', label: '검색 노출', icon: 'search', Page: SeoPage },
    ],
  },
]

/** Whether a person with `roles` may open the page (specification section 6). The server checks access on its own. */
export function mayOpen(page: AdminPage, roles: readonly Role[]): boolean {
  return roles.includes('admin') || (page.forExerciseAdmin === true && roles.includes('exercise_admin'))
}
