/** A thin moving line at the top of what is being loaded. */
export function LoadingBar({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="dwang-loading-bar" role="progressbar" aria-label={label}>
      <span />
    </div>
  );
}

/** Covers the window while the product opens: a stud wall that is being nogged, and a sentence. */
export function FullScreenLoader({ message = 'Loading your Dashboard...' }: { message?: string }) {
  return (
    <div className="dwang-full-loader" role="status" aria-live="polite">
      <svg className="dwang-full-loader-mark" viewBox="0 0 64 64" aria-hidden="true">
        <path d="M10 8v48M32 8v48M54 8v48" />
        <path className="dwang-full-loader-dwang" d="M13 26h16M35 38h16" />
      </svg>
      <p>{message}</p>
    </div>
  );
}
