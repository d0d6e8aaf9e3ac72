interface BubbleProps {
  /** Position in per cent of the width and height. */
  x: number;
  y: number;
  /** A tube for one axis instead of a round glass for two. */
  isTube: boolean;
  isLevel: boolean;
}

/** The glass with its bubble. The words beside it say the same, so it is hidden from screen readers. */
export function Bubble({ x, y, isTube, isLevel }: BubbleProps) {
  const height = isTube ? 30 : 100;
  const middle = height / 2;
  return (
    <svg
      className={isLevel ? 'tools-level-glass tools-level-good' : 'tools-level-glass'}
      viewBox={`0 0 100 ${height}`}
      aria-hidden
    >
      <rect className="tools-level-body" x="1" y="1" width="98" height={height - 2} rx={isTube ? 14 : 49} />
      <circle className="tools-level-ring" cx="50" cy={middle} r="11" />
      <path className="tools-level-ring" d={`M50 2V${height - 2}M2 ${middle}H98`} />
      <circle className="tools-level-bubble" cx={x} cy={isTube ? middle : y} r="8" />
    </svg>
  );
}
