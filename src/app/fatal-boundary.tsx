import { Component, type ReactNode } from 'react'
import { Navigation } from '#ui/primitives/page-link.tsx'
import { CenteredLayout } from './layouts/centered-layout.tsx'
import { ErrorPage } from './screens/error.page.tsx'

interface FatalState {
  failed: boolean
}

interface FatalProps {
  children: ReactNode
  /** Address of the page shown. */
  path: string
  /** In place of the error page. */
  fallback?: ReactNode
}

/** Shows the error page after an uncaught rendering error. Every link on it loads the page in full. */
export class FatalBoundary extends Component<FatalProps, FatalState> {
  override state: FatalState = { failed: false }

  static getDerivedStateFromError(): FatalState {
    return { failed: true }
  }

  /** Dispatched again on `window`, where it is reported. */
  override componentDidCatch(error: unknown): void {
    window.reportError(error)
  }

  override componentDidUpdate({ path }: FatalProps): void {
    if (this.state.failed && path !== this.props.path) window.location.reload()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.fallback) return this.props.fallback
    // Outside the router a link is a full page load, even to the current address.
    return (
      <Navigation value={null}>
        <CenteredLayout>
          <ErrorPage statusCode={500} statusMessage="Internal error" />
        </CenteredLayout>
      </Navigation>
    )
  }
}
