import { useWeather } from '@dwang/client';
import { weatherWords } from '@dwang/domain/weather';
import { VisuallyHidden, WeatherGlyph } from '@dwang/kit';
import { useRef, useState } from 'react';
import { useDismissal } from './use-dismissal';
import './weather-badge.css';
import { WeatherPanel } from './weather-panel';

/** The weather in the header: picture and temperature, read again every 30 minutes. A press shows today and the next three days. */
export function WeatherBadge() {
  const { weather, units, isWaiting } = useWeather();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useDismissal(place, isOpen, () => setOpen(false));
  if (!weather) return isWaiting ? <span className="shell-weather" aria-hidden /> : null;
  const { current, location, isSimulated } = weather;
  return (
    <div ref={place} className="shell-weather">
      <button type="button" className="shell-weather-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <WeatherGlyph name={current.icon} />
        <span>{weatherWords(units).degrees(current.temp)}</span>
        <VisuallyHidden>
          , {current.description} in {location.name}
          {isSimulated && ', simulated'}
        </VisuallyHidden>
      </button>
      {isOpen && <WeatherPanel weather={weather} units={units} onLeave={() => setOpen(false)} />}
    </div>
  );
}
