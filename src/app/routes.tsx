import { useSetAtom } from 'jotai'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import type { FixedPage } from '#contract/paths.ts'
import { removeFirstScreen } from '#platform/first-screen.ts'
import { CenteredLayout } from './layouts/centered-layout.tsx'
import { closeDrawersAtom } from './layouts/layout.state.ts'
import { ErrorPage } from './screens/error.page.tsx'
import { LearningScreen } from './screens/learning.screen.tsx'
import { ShellHotkeys } from './screens/shell-hotkeys.tsx'

const HomeScreen = lazy(() =>
  import('./screens/home.screen.tsx').then((screen) => ({ default: screen.HomeScreen })),
)
const UnitScreen = lazy(() =>
  import('./screens/unit.screen.tsx').then((screen) => ({ default: screen.UnitScreen })),
)
const SettingsScreen = lazy(() =>
  import('./screens/settings.screen.tsx').then((screen) => ({ default: screen.SettingsScreen })),
)
const BookmarkScreen = lazy(() =>
  import('./screens/bookmark.screen.tsx').then((screen) => ({ default: screen.BookmarkScreen })),
)
const NotificationsScreen = lazy(() =>
  import('./screens/notifications.screen.tsx').then((screen) => ({ default: screen.NotificationsScreen })),
)
const DocumentScreen = lazy(() =>
  import('./screens/document.screen.tsx').then((screen) => ({ default: screen.DocumentScreen })),
)
const TeleportScreen = lazy(() =>
  import('./screens/teleport.screen.tsx').then((screen) => ({ default: screen.TeleportScreen })),
)
const RecentCheckScreen = lazy(() =>
  import('./screens/recent-check.screen.tsx').then((screen) => ({ default: screen.RecentCheckScreen })),
)
const LoginPage = lazy(() =>
  import('#features/auth/login.page.tsx').then((page) => ({ default: page.LoginPage })),
)
const LandingPage = lazy(() =>
  import('#features/auth/landing.page.tsx').then((page) => ({ default: page.LandingPage })),
)
const LogoutPage = lazy(() =>
  import('#features/auth/logout.page.tsx').then((page) => ({ default: page.LogoutPage })),
)
const AdminGuard = lazy(() =>
  import('./screens/admin-guard.tsx').then((guard) => ({ default: guard.AdminGuard })),
)

function inCenteredLayout(page: ReactNode) {
  return <CenteredLayout narrow>{page}</CenteredLayout>
}

/** The routes of specification section 2; any other address shows the error page. */
export function Routes() {
  const [path] = useLocation()
  const closeDrawers = useSetAtom(closeDrawersAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step to another address is what closes them
  useEffect(() => closeDrawers(), [path, closeDrawers])
  const [firstPath] = useState(path)
  useEffect(() => {
    if (path !== firstPath) removeFirstScreen()
  }, [path, firstPath])
  return (
    <>
      <ShellHotkeys />
      <Suspense fallback={null}>
        <Switch>
          <Route path={'/' satisfies FixedPage}>
            <HomeScreen />
          </Route>
          <Route path="/chat">
            <Redirect to="/" replace />
          </Route>
          <Route path="/chat/">
            <Redirect to="/" replace />
          </Route>
          <Route path="/chat/:unit">{({ unit }) => <UnitScreen unitId={unit} />}</Route>
          <Route path="/chat/:unit/:concept">
            {({ unit, concept }) => <LearningScreen unitId={unit} conceptId={concept} />}
          </Route>
          <Route path={'/bookmark' satisfies FixedPage}>
            <BookmarkScreen />
          </Route>
          <Route path={'/notifications' satisfies FixedPage}>
            <NotificationsScreen />
          </Route>
          <Route path="/guide/*">{({ '*': slug }) => <DocumentScreen name={`guide/${slug}`} />}</Route>
          <Route path="/policies/:type">{({ type }) => <DocumentScreen name={`policies/${type}`} />}</Route>
          <Route path={'/price' satisfies FixedPage}>
            <DocumentScreen name="price" />
          </Route>
          <Route path={'/sales' satisfies FixedPage}>
            <DocumentScreen name="sales" />
          </Route>
          <Route path={'/teleport' satisfies FixedPage}>
            <TeleportScreen />
          </Route>
          <Route path={'/recent-check' satisfies FixedPage}>
            <RecentCheckScreen />
          </Route>
          <Route path={'/settings' satisfies FixedPage}>
            <SettingsScreen />
          </Route>
          <Route path={'/login' satisfies FixedPage}>{inCenteredLayout(<LoginPage />)}</Route>
          <Route path={'/auth' satisfies FixedPage}>{inCenteredLayout(<LandingPage />)}</Route>
          <Route path={'/auth/logout' satisfies FixedPage}>{inCenteredLayout(<LogoutPage />)}</Route>
          <Route path={/^\/admin/i}>
            <AdminGuard />
          </Route>
          <Route>
            <CenteredLayout>
              <ErrorPage statusMessage="Page Not Found" />
            </CenteredLayout>
          </Route>
        </Switch>
      </Suspense>
    </>
  )
}
