import { useWeather } from '@dwang/client';
import { PlacePicker } from './place-picker';
import { usePlace } from './use-place';
import './weather-card.css';

/** Settings of the weather card: where. The header's badge and the analyzer follow. */
export default function WeatherSettings() {
  const place = usePlace();
  const { weather } = useWeather();
  return <PlacePicker place={place} shown={weather?.location.region ?? null} />;
}
