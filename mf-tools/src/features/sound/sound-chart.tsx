import { LOUD } from './sound-stats';

const WIDTH = 120;
const HEIGHT = 40;
const [LOW, HIGH] = [30, 120];

const yOf = (level: number): number => HEIGHT - ((Math.min(HIGH, Math.max(LOW, level)) - LOW) / (HIGH - LOW)) * HEIGHT;

/** The last minute; the line is 85 dB(A). Its figures stand beside it in words. */
export function SoundChart({ levels }: { levels: readonly number[] }) {
  const points = levels.map((level, index) => `${WIDTH - levels.length + index},${yOf(level).toFixed(1)}`).join(' ');
  return (
    <figure className="tools-sound-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <line x1="0" x2={WIDTH} y1={yOf(LOUD)} y2={yOf(LOUD)} />
        <polyline points={points} />
      </svg>
      <figcaption>
        <span>Last minute, 30 to 120 dB(A)</span>
        <span>Line: 85</span>
      </figcaption>
    </figure>
  );
}
