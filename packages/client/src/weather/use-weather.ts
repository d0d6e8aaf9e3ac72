import type { WeatherQuery } from '@dwang/contracts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useSyncExternalStore } from 'react';
import { useGetPreferencesQuery } from '../endpoints/preferences';
import { useGetWeatherQuery } from '../endpoints/weather';
import { keptPosition, watchPosition } from './kept-position';

/** Source: specification 1, section 9. */
const REFRESH_MS = 30 * 60_000;

/**
 * The weather where this person wants it, read again every 30 minutes: at the device's last known position, in the region chosen in the
 * preferences, else in the company's. The header and the cards share one answer.
 */
export function useWeather() {
  const { data: preferences, isError } = useGetPreferencesQuery();
  const position = useSyncExternalStore(watchPosition, keptPosition);
  const { region = null, useLocation = false } = preferences?.weather ?? {};
  const isKnown = preferences !== undefined || isError;
  const place = useMemo<WeatherQuery | typeof skipToken>(() => {
    if (!isKnown) return skipToken;
    if (useLocation && position) return { lat: position.lat, lng: position.lng };
    return region ? { region } : {};
  }, [isKnown, useLocation, position, region]);
  const answer = useGetWeatherQuery(place, { pollingInterval: REFRESH_MS });
  return {
    ...answer,
    weather: answer.data,
    units: preferences?.units ?? 'metric',
    trade: preferences?.weather.trade ?? 'general',
    isWaiting: answer.isUninitialized || answer.isLoading,
  };
}
