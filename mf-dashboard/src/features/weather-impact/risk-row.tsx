import type { RiskItem } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { DownIcon, formatShortDay, formatTime, StatusTag } from '@dwang/kit';
import { LEVEL_NAMES, LEVEL_TONES } from './levels';

/** One risk: what to do about it, and behind a press the number, the limit, the hour and where the rule comes from. */
export function RiskRow({ item, timeZone }: { item: RiskItem; timeZone: string }) {
  const { category, risk, impact, recommendation, cause, hoursAffected } = item;
  const when = `${formatShortDay(dayOf(Date.parse(cause.at), timeZone))}, ${formatTime(cause.at, timeZone)}`;
  return (
    <li>
      <details className="impact-risk">
        <summary>
          <span className="impact-risk-head">
            <strong>{category}</strong>
            <span className="impact-risk-number">
              {cause.value}
              {cause.unit && ` ${cause.unit}`}
            </span>
          </span>
          <StatusTag tone={LEVEL_TONES[risk]}>{LEVEL_NAMES[risk]}</StatusTag>
          <DownIcon aria-hidden />
          <span className="impact-risk-advice">{recommendation}</span>
        </summary>
        <dl>
          <div>
            <dt>Why</dt>
            <dd>{impact}</dd>
          </div>
          <div>
            <dt>Worst hour</dt>
            <dd>
              {when}; {hoursAffected} {hoursAffected === 1 ? 'working hour' : 'working hours'} in five days
            </dd>
          </div>
          <div>
            <dt>Limit</dt>
            <dd>
              {cause.limit}
              {cause.unit && ` ${cause.unit}`} (rule {cause.rule})
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
