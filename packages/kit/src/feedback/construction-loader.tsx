export interface ConstructionLoaderProps {
  size?: 'small' | 'medium' | 'large';
  message?: string;
}

/** A wall going up: studs stand, dwangs slide in between. Still for people who ask for less motion. */
export function ConstructionLoader({ size = 'medium', message = 'Loading...' }: ConstructionLoaderProps) {
  return (
    <div className={`dwang-loader dwang-loader-${size}`} role="status">
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path className="dwang-loader-timber" d="M8 10h48M8 54h48M12 10v44M32 10v44M52 10v44" />
        <path className="dwang-loader-dwang" d="M15 28h14" />
        <path className="dwang-loader-dwang dwang-loader-second" d="M35 36h14" />
      </svg>
      <span>{message}</span>
    </div>
  );
}
