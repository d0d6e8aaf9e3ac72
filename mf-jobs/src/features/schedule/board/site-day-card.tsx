import './card.css';
import type { SiteDay, SiteDayOutlook } from '@dwang/contracts';
import { formatShortDay, WarnIcon, WeatherGlyph } from '@dwang/kit';
import type { HTMLAttributes, Ref } from 'react';
import { timesWords } from '../data/shown-days';
import { isKnown, VERDICT_WORDS, warningsOf } from '../data/weather-words';

interface SiteDayCardProps {
  day: SiteDay;
  outlook: SiteDayOutlook | undefined;
  holiday: string | null;
  /** Where the line does not say whose it is. */
  showsPerson?: boolean;
  /** One line: in the cells of a month. */
  small?: boolean;
  onOpen?: () => void;
  /** By which it is dragged. */
  handle?: HTMLAttributes<HTMLButtonElement> & { ref: Ref<HTMLButtonElement> };
  isDragged?: boolean;
}

const HUES = 8;

/** A booked day: job, time, and what speaks against it in words. Opens by a press or Enter, is moved by dragging it. */
export function SiteDayCard(props: SiteDayCardProps) {
  const { day, outlook, holiday, showsPerson = false, small = false, onOpen, handle, isDragged = false } = props;
  const times = timesWords(day);
  const person = day.userName ?? 'Nobody yet';
  const weather = isKnown(outlook) ? outlook : undefined;
  const [warning, ...more] = warningsOf(day.conflicts, holiday);
  const label = [day.projectName, person, formatShortDay(day.day), times, weather?.summary, warning?.text].filter(Boolean);
  const name = `schedule-card schedule-hue-${(day.projectId % HUES) + 1}${small ? ' schedule-card-small' : ''}`;
  return (
    <button
      type="button"
      {...handle}
      className={isDragged ? `${name} schedule-card-gone` : name}
      data-site-day={day.id}
      aria-label={label.join(', ')}
      onClick={onOpen}
    >
      <span className="schedule-card-name">{day.projectName}</span>
      {!small && <span className="schedule-card-text">{showsPerson ? `${person} · ${times}` : times}</span>}
      {(weather || warning) && (
        <span className="schedule-card-marks">
          {weather?.icon && <WeatherGlyph name={weather.icon} />}
          {weather && (
            <span className={`schedule-mark schedule-mark-${weather.verdict}`}>
              {weather.verdict === 'fit' || !weather.cause
                ? VERDICT_WORDS[weather.verdict]
                : `${VERDICT_WORDS[weather.verdict]}: ${weather.cause}`}
            </span>
          )}
          {warning && (
            <span className="schedule-mark schedule-mark-caution">
              <WarnIcon aria-hidden /> {warning.short}
              {more.length > 0 && ` +${more.length}`}
            </span>
          )}
        </span>
      )}
    </button>
  );
}
