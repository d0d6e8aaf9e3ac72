import './error-screen.css';

export interface ErrorScreenProps {
  /** True once our team's server has taken the report; only then may the screen say so. */
  isReported?: boolean;
}

/** The whole product has failed. It leans on nothing but the page itself: the kit may be what is broken. */
export function ErrorScreen({ isReported = false }: ErrorScreenProps) {
  return (
    <main className="shell-error" role="alert">
      <h1>Something Went Wrong</h1>
      <p>
        {isReported
          ? "we've encountered an error and our team has been notified"
          : "we've encountered an error. Refreshing the page usually helps; what was saved is safe."}
      </p>
      <button type="button" className="shell-error-button" onClick={() => window.location.reload()}>
        Refresh Page
      </button>
    </main>
  );
}
