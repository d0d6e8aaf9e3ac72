import { useGetWeatherSettingsQuery } from '@dwang/client';
import { holidayOn } from '@dwang/domain/holidays';
import { useCallback } from 'react';

/** The company's region and what is celebrated there; until the region is known, the holidays of the whole country. */
export function useHolidays() {
  const region = useGetWeatherSettingsQuery().data?.region ?? null;
  const holiday = useCallback((day: string) => holidayOn(day, region), [region]);
  return { region, holiday };
}
