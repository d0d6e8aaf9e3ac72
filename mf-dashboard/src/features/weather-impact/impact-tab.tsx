import type { Weather, WorkAssessment } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { formatShortDay, formatTime, StatusTag, type Tone } from '@dwang/kit';
import { JobAnalysis } from './job-analysis';
import { LEVEL_NAMES, LEVEL_TONES } from './levels';
import { RiskRow } from './risk-row';

const ALERT_TONES: Record<WorkAssessment['alerts'][number]['type'], Tone> = { alert: 'bad', warning: 'warn', info: 'calm' };
const TRENDS = { rising: 'Rising', falling: 'Falling', steady: 'Steady' } as const;

/** Overall risk, what it costs, every risk with its number, hour and rule, and what all on site should know. */
export function ImpactTab({ assessment, weather }: { assessment: WorkAssessment; weather: Weather }) {
  const { overall, overallPercent, productivity, temperatureTrend, riskItems, alerts } = assessment;
  const { timeZone } = weather.location;
  return (
    <>
      <dl className={`impact-overall dwang-tone-${LEVEL_TONES[overall]}`}>
        <div>
          <dt>Overall risk</dt>
          <dd>
            {LEVEL_NAMES[overall]} <small>{overallPercent}%</small>
          </dd>
        </div>
        <div>
          <dt>Productivity</dt>
          <dd>{productivity}</dd>
        </div>
        <div>
          <dt>Temperature</dt>
          <dd>{TRENDS[temperatureTrend]}</dd>
        </div>
        <div className="impact-bar" aria-hidden="true">
          <span style={{ width: `${overallPercent}%` }} />
        </div>
      </dl>
      {riskItems.length === 0 ? (
        <p className="impact-none">Nothing in the next five days reaches a limit for this trade.</p>
      ) : (
        <ul className="impact-risks" aria-label="Risks">
          {riskItems.map((item) => (
            <RiskRow key={item.category} item={item} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {alerts.length > 0 && (
        <ul className="impact-alerts" aria-label="Weather alerts">
          {alerts.map(({ type, message, time }) => (
            <li key={message}>
              <StatusTag tone={ALERT_TONES[type]}>{type}</StatusTag>
              <span>{message}</span>
              <small>
                {formatShortDay(dayOf(Date.parse(time), timeZone))}, {formatTime(time, timeZone)}
              </small>
            </li>
          ))}
        </ul>
      )}
      <JobAnalysis weather={weather} />
    </>
  );
}
