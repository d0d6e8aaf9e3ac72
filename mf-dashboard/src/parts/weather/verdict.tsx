import type { DayFitness, Verdict } from '@dwang/contracts';
import { formatTime, StatusTag, type Tone, VisuallyHidden } from '@dwang/kit';
import './weather-parts.css';

const VERDICTS: Record<Verdict, { word: string; tone: Tone }> = {
  fit: { word: 'Fit', tone: 'good' },
  caution: { word: 'Caution', tone: 'warn' },
  stop: { word: 'Stop', tone: 'bad' },
  unknown: { word: 'No verdict', tone: 'neutral' },
};

/** Fit, caution or stop, in a word and a colour. */
export function VerdictTag({ verdict }: { verdict: Verdict }) {
  const { word, tone } = VERDICTS[verdict];
  return <StatusTag tone={tone}>{word}</StatusTag>;
}

/** The working hours of a day, each fit, caution or stop. */
export function HourStrip({ hours, timeZone }: { hours: DayFitness['hours']; timeZone: string }) {
  return (
    <ol className="weather-strip" aria-label="Working hours">
      {hours.map(({ time, verdict }) => (
        <li key={time} className={`weather-strip-hour dwang-tone-${VERDICTS[verdict].tone}`} data-verdict={verdict}>
          <VisuallyHidden>
            {formatTime(time, timeZone)}: {VERDICTS[verdict].word}
          </VisuallyHidden>
          <span aria-hidden>{formatTime(time, timeZone).split(':')[0]}</span>
        </li>
      ))}
    </ol>
  );
}
