import type { RiskItem } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { DownIcon, formatShortDay, formatTime, StatusTag } from '@dwang/kit';
import { LEVEL_NAMES, LEVEL_TONES } from './levels';

/** One risk with the number, the hour and the rule that made it, and what to do about it; behind a press why, how long and the source. */
export function RiskRow({ item, timeZone }: { item: RiskItem; timeZone: string }) {
  const { category, risk, impact, recommendation, cause, hoursAffected } = item;
  const when = `${formatShortDay(dayOf(Date.parse(cause.at), timeZone))}, ${formatTime(cause.at, timeZone)}`;
  const withUnit = (figure: number) => (cause.unit ? `${figure} ${cause.unit}` : String(figure));
  return (
    <li>
      <details className="impact-risk">
        <summary>
          <span className="impact-risk-head">
            <strong>{category}</strong>
            <span className="impact-risk-number">{withUnit(cause.value)}</span>
          </span>
          <StatusTag tone={LEVEL_TONES[risk]}>{LEVEL_NAMES[risk]}</StatusTag>
          <DownIcon aria-hidden />
          <span className="impact-risk-cause">
            {when}. Limit {withUnit(cause.limit)} (rule {cause.rule})
          </span>
          <span className="impact-risk-advice">{recommendation}</span>
        </summary>
        <dl>
          <div>
            <dt>Why</dt>
            <dd>{impact}</dd>
          </div>
          <div>
            <dt>How long</dt>
            <dd>
              {hoursAffected} {hoursAffected === 1 ? 'working hour' : 'working hours'} in five days
            </dd>
          </div>
          <div>
            <dt>Basis</dt>
            <dd>
              {cause.basis === 'house default' ? 'House default' : 'Sourced'}: {cause.source}
            </dd>
          </div>
        </dl>
      </details>
    </li>
  );
}
