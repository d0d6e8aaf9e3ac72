import { serverNow } from '@dwang/client';
import type { Trade, Weather } from '@dwang/contracts';
import { dayFitness, startOfHour, WORKS } from '@dwang/domain/weather';
import { useMemo } from 'react';
import { HourStrip, VerdictTag } from '../../parts/weather/verdict';

interface AnalysisPanelProps {
  weather: Weather;
  trade: Trade;
  date: string;
  dayName: string;
}

/** What the chosen day means for the person's trade, worked out on the device. */
export default function AnalysisPanel({ weather, trade, date, dayName }: AnalysisPanelProps) {
  const { hours, location } = weather;
  const hour = startOfHour(serverNow());
  const fitness = useMemo(
    () => dayFitness(trade, hours, date, location.timeZone, { now: hour }),
    [trade, hours, date, location.timeZone, hour],
  );
  return (
    <section className="weather-analysis" aria-label="Analysis">
      <header>
        <strong>
          {dayName} for {WORKS[trade].label}
        </strong>
        <VerdictTag verdict={fitness.verdict} />
      </header>
      <p>{fitness.summary}</p>
      <HourStrip hours={fitness.hours} timeZone={location.timeZone} />
      {fitness.reasons.length > 0 && (
        <ul>
          {fitness.reasons.map(({ category, recommendation }) => (
            <li key={category}>
              {category}: {recommendation}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
