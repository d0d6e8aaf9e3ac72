export interface ProgressProps {
  /** 0 to 100; anything else is cut to that. */
  percent: number;
  /** Shows the number beside the bar; default true. */
  showInfo?: boolean;
  size?: 'default' | 'small';
  /** A theme variable, `var(--dwang-good)`; default is the accent. */
  strokeColor?: string;
  className?: string;
  'aria-label': string;
}

/** A bar of how far something is. */
export function Progress({
  percent,
  showInfo = true,
  size = 'default',
  strokeColor,
  className,
  'aria-label': label,
}: ProgressProps) {
  const shown = Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0));
  return (
    <span className={['dwang-progress', `dwang-progress-${size}`, className].filter(Boolean).join(' ')}>
      <span
        className="dwang-progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown)}
      >
        <span style={{ width: `${shown}%`, background: strokeColor }} />
      </span>
      {showInfo && <span className="dwang-progress-info">{Math.round(shown)}%</span>}
    </span>
  );
}
