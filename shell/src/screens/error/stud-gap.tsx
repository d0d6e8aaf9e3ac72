/** A wall with one stud missing. */
export function StudGap() {
  return (
    <svg className="shell-gap" viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <path className="shell-gap-timber" d="M8 8h144M8 88h144M16 8v80M48 8v80M112 8v80M144 8v80" />
      <path className="shell-gap-missing" d="M80 12v72" />
      <path className="shell-gap-dwang" d="M20 44h24M116 44h24" />
    </svg>
  );
}
