import { serverNow } from '@dwang/client';
import type { Weather, WorkAssessment } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { type Units, weatherWords } from '@dwang/domain/weather';
import { VisuallyHidden, WeatherGlyph } from '@dwang/kit';
import { HourStrip, VerdictTag } from '../../parts/weather/verdict';

const TRENDS = {
  rising: 'Temperature rising: tomorrow is more than 2 degrees warmer.',
  falling: 'Temperature falling: tomorrow is more than 2 degrees colder.',
  steady: 'Temperature steady.',
} as const;

interface ForecastTabProps {
  assessment: WorkAssessment;
  weather: Weather;
  units: Units;
  /** The day that is asked for. */
  day?: string | undefined;
}

/** Five days, each fit, caution or stop for the trade, hour by hour. */
export function ForecastTab({ assessment, weather, units, day: asked }: ForecastTabProps) {
  const { timeZone } = weather.location;
  const { degrees } = weatherWords(units);
  const today = dayOf(serverNow(), timeZone);
  return (
    <>
      <p className="impact-trend">{TRENDS[assessment.temperatureTrend]}</p>
      <ol className="impact-days" aria-label="Five-day forecast">
        {assessment.days.map(({ day, verdict, summary, hours }) => {
          const forecast = weather.days.find(({ date }) => date === day);
          return (
            <li key={day} aria-current={day === asked ? 'date' : undefined}>
              <div className="impact-day-head">
                <strong>{day === today ? 'Today' : forecast?.day}</strong>
                {forecast && (
                  <span className="impact-day-sky">
                    <WeatherGlyph name={forecast.icon} />
                    <VisuallyHidden>{forecast.conditions}, high </VisuallyHidden>
                    {degrees(forecast.temp)}
                    <VisuallyHidden>, low </VisuallyHidden>
                    <small>{degrees(forecast.tempMin)}</small>
                  </span>
                )}
                <VerdictTag verdict={verdict} />
              </div>
              <p>{summary}</p>
              <HourStrip hours={hours} timeZone={timeZone} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
