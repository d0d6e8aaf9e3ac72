import { errorText, isApiError, serverNow } from '@dwang/client';
import type { JobType, Weather } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { useEffect, useRef, useState } from 'react';
import { type ReadAnalysis, readAnalysis } from './read-analysis';
import { useAnalyseWeatherImpactMutation } from './weather-impact-api';

/** Source: specification 1, section 9. */
const TIMEOUT_MS = 10_000;
const DURATION_DAYS = 14;

interface JobAnalysis {
  isRunning: boolean;
  /** `isOwn`: made on this device because the server could not be reached. */
  result: (ReadAnalysis & { isOwn: boolean }) | null;
  error: string | null;
}

const NOTHING: JobAnalysis = { isRunning: false, result: null, error: null };

/** Asks the server to analyse a kind of job over the coming fourteen days; without a network the device does it by the same rules. */
export function useJobAnalysis(weather: Weather | undefined) {
  const [trigger] = useAnalyseWeatherImpactMutation();
  const [state, setState] = useState<JobAnalysis>(NOTHING);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const analyse = async (projectType: JobType) => {
    stop.current?.();
    setState({ ...NOTHING, isRunning: true });
    const zone = weather?.location.timeZone;
    const startDate = dayOf(serverNow(), zone ?? 'Pacific/Auckland');
    const request = trigger({ projectType, startDate, duration: DURATION_DAYS, ...whereOf(weather) });
    let end: 'timeout' | 'left' | null = null;
    const timer = setTimeout(() => {
      end = 'timeout';
      request.abort();
    }, TIMEOUT_MS);
    stop.current = () => {
      clearTimeout(timer);
      end ??= 'left';
      request.abort();
    };
    try {
      const { analysis } = await request.unwrap();
      setState({ ...NOTHING, result: { ...readAnalysis(analysis), isOwn: false } });
    } catch (error) {
      if (end === 'left') return;
      if (end === 'timeout') setState({ ...NOTHING, error: 'Request timed out. Please try again.' });
      else if (weather && isApiError(error) && error.status === 0) {
        const { analyseHere } = await import('./engine');
        const text = analyseHere(projectType, weather, startDate, DURATION_DAYS);
        setState({ ...NOTHING, result: { ...readAnalysis(text), isOwn: true } });
      } else setState({ ...NOTHING, error: failureText(error) });
    } finally {
      clearTimeout(timer);
    }
  };
  return { ...state, analyse: (jobType: JobType) => void analyse(jobType) };
}

/** Source: specification 1, section 8. */
const failureText = (error: unknown): string => {
  const reason = errorText(error, 'The server did not answer').replace(/\.$/, '');
  return `Unable to generate analysis: ${reason}. This could be due to network issues or service unavailability.`;
};

function whereOf(weather: Weather | undefined) {
  if (!weather) return {};
  const { name, region, lat, lng } = weather.location;
  return {
    location: region ?? name,
    weatherCondition: weather.current.description,
    ...(region ? {} : { lat, lng }),
  };
}
