import { Component, type ReactNode } from 'react'
import { Navigation } from '#ui/primitives/page-link.tsx'
import { CenteredLayout } from './layouts/centered-layout.tsx'
import { ErrorPage } from './screens/error.page.tsx'

interface FatalState {
  failed: boolean
}

interface FatalProps {
  children: ReactNode
  /** The address of what is shown. */
  path: string
}

/** A rendering error that nobody caught shows the error page; every way out of it is a full page load. */
export class FatalBoundary extends Component<FatalProps, FatalState> {
  override state: FatalState = { failed: false }

  static getDerivedStateFromError(): FatalState {
    return { failed: true }
  }

  /** Raised anew on `window`, where it is reported from. */
  override componentDidCatch(error: unknown): void {
    window.reportError(error)
  }

  override componentDidUpdate({ path }: FatalProps): void {
    if (this.state.failed && path !== this.props.path) window.location.reload()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    // Without the shell's navigation a link is the browser's own: it loads anew even the page that it stands on.
    return (
      <Navigation value={null}>
        <CenteredLayout>
          <ErrorPage statusCode={500} statusMessage="Internal error" />
        </CenteredLayout>
      </Navigation>
    )
  }
}
