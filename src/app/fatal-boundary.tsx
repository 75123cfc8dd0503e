import { Component, type ReactNode } from 'react'
import { DoorLayout } from './layouts/door-layout.tsx'
import { ErrorPage } from './screens/error.page.tsx'

interface FatalState {
  failed: boolean
}

/** A rendering error that nobody caught shows the error page; its way home is a full page load. */
export class FatalBoundary extends Component<{ children: ReactNode }, FatalState> {
  override state: FatalState = { failed: false }

  static getDerivedStateFromError(): FatalState {
    return { failed: true }
  }

  /** Raised anew on `window`, where it is reported from. */
  override componentDidCatch(error: unknown): void {
    window.reportError(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <DoorLayout>
        <ErrorPage statusCode={500} statusMessage="Internal error" />
      </DoorLayout>
    )
  }
}
