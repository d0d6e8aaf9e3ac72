import { clock } from './sound-draft';
import { averageOf, LOUD, type SoundStats } from './sound-stats';

/** The level now, and what it came to since the start. */
export function SoundFigures({ stats }: { stats: SoundStats }) {
  const isEmpty = stats.seconds === 0;
  const show = (value: number): string => (isEmpty ? '–' : value.toFixed(0));
  return (
    <div className="tools-sound-figures">
      <p className={!isEmpty && stats.now >= LOUD ? 'tools-sound-now tools-sound-loud' : 'tools-sound-now'}>
        {show(stats.now)} <small>dB(A)</small>
      </p>
      <dl>
        {(
          [
            ['Lowest', show(stats.least)],
            ['Average', show(averageOf(stats))],
            ['Highest', show(stats.most)],
            ['Above 85', clock(stats.loudSeconds)],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
