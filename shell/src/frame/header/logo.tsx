/** A stud wall with a dwang between two studs. Decorative: the name stands beside it. */
export function LogoMark({ className = 'shell-logo-mark' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="shell-logo-stud" d="M6 4v24M16 4v24M26 4v24" />
      <path className="shell-logo-dwang" d="M8 13h6M18 19h6" />
    </svg>
  );
}
