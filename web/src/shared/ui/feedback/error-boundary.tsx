import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-failure';

interface State {
  error: unknown;
}

/** An error while rendering a screen does not affect the frame around it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const retry = () => {
      this.setState({ error: null });
    };
    return <PageFailure error={this.state.error} onRetry={retry} />;
  }
}
