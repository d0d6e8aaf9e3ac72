import { Component, type ReactNode } from 'react';

interface ErrorCatcherProps {
  children: ReactNode;
  onError: (error: unknown) => void;
  fallback: (error: unknown) => ReactNode;
}

/** Whatever fails inside costs only this part. To try again, give it another `key`. */
export class ErrorCatcher extends Component<ErrorCatcherProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
