import { serverNow } from '@dwang/client';
import type { Trade, Weather } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import type { Units } from '@dwang/domain/weather';
import { Button, Skeleton } from '@dwang/kit';
import { lazy, Suspense, useState } from 'react';
import { WeatherCredit } from '../../parts/weather/weather-credit';
import { ForecastDays, ForecastLine } from './forecast-days';
import { HourChart, HourLegend } from './hour-chart';
import { shownHours } from './shown-hours';
import { WeatherFacts, WeatherNow } from './weather-now';

const AnalysisPanel = lazy(() => import('./analysis-panel'));

interface WeatherBodyProps {
  weather: Weather;
  units: Units;
  trade: Trade;
  isExpanded: boolean;
}

export function WeatherBody({ weather, units, trade, isExpanded }: WeatherBodyProps) {
  const { days, location } = weather;
  const now = serverNow();
  const today = dayOf(now, location.timeZone);
  const [wanted, choose] = useState(today);
  const [isAnalysed, setAnalysed] = useState(false);
  const chosen = days.find(({ date }) => date === wanted) ?? days.find(({ date }) => date === today) ?? days[0];
  const hours = chosen ? shownHours(weather, chosen.date, now) : [];
  const dayName = chosen?.date === today ? 'Today' : (chosen?.day ?? '');
  return (
    <div className="weather-body">
      <WeatherNow weather={weather} units={units} />
      {isExpanded ? (
        <>
          <WeatherFacts weather={weather} units={units} />
          <ForecastDays days={days} units={units} today={today} chosen={chosen?.date ?? today} onChoose={choose} />
          <div className="weather-detail">
            <HourChart hours={hours} units={units} timeZone={location.timeZone} />
            <HourLegend units={units} />
          </div>
          <div className="weather-more">
            <Button aria-expanded={isAnalysed} onClick={() => setAnalysed(!isAnalysed)}>
              {isAnalysed ? 'Hide analysis' : 'Show analysis'}
            </Button>
            {isAnalysed && chosen && (
              <Suspense fallback={<Skeleton active paragraph={{ rows: 3 }} />}>
                <AnalysisPanel weather={weather} trade={trade} date={chosen.date} dayName={dayName} />
              </Suspense>
            )}
          </div>
        </>
      ) : (
        <ForecastLine days={days} units={units} today={today} />
      )}
      <footer className="weather-foot">
        <p className="weather-credit">Auto-refresh every 30 minutes</p>
        <WeatherCredit weather={weather} />
      </footer>
    </div>
  );
}
