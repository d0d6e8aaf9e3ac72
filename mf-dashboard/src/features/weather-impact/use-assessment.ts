import { serverNow } from '@dwang/client';
import type { Trade, Weather, WorkAssessment } from '@dwang/contracts';
import { startOfHour } from '@dwang/domain/weather';
import { useEffect, useState } from 'react';

/** Source: specification 1, section 9. */
const ANALYSING_MS = 800;

/**
 * The rule engine's answer for a trade, worked out on this device from the weather last read, so that it is there without a network too.
 * Null while it analyses: for 800 ms after the person chose a trade, and until the engine's code is here.
 */
export function useAssessment(trade: Trade, weather: Weather | undefined, isChosen: boolean): WorkAssessment | null {
  const [ready, setReady] = useState<Trade | null>(null);
  const [assessment, setAssessment] = useState<WorkAssessment | null>(null);
  const hour = startOfHour(serverNow());
  useEffect(() => {
    if (!isChosen) return undefined;
    const timer = setTimeout(() => setReady(trade), ANALYSING_MS);
    return () => clearTimeout(timer);
  }, [trade, isChosen]);
  useEffect(() => {
    let isWanted = true;
    if (weather) {
      void import('./engine').then(({ assessWork }) => {
        if (isWanted) setAssessment(assessWork(trade, weather.hours, { zone: weather.location.timeZone, now: hour }));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [trade, weather, hour]);
  const isReady = !isChosen || ready === trade;
  return isReady && assessment?.work === trade ? assessment : null;
}
