import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';
import { reportClientError } from './report-client-error';

interface State {
  hasFailed: boolean;
  isReported: boolean;
}

/** The last net: whatever no other boundary has caught ends here, is reported, and can be left by a refresh. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false, isReported: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    void reportClientError(error, window.location.pathname).then((isReported) => this.setState({ isReported }));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorScreen isReported={this.state.isReported} /> : this.props.children;
  }
}
