import { useGetWeatherQuery } from '@dwang/client';
import type { Region } from '@dwang/contracts';
import { REGIONS } from '@dwang/domain/weather';
import { useSearchParams } from '@dwang/kit';

/** A booked day of a job, named by the address: `/?job=4&day=2026-10-03&region=Waikato`. Without a region: where the person's weather is. */
interface Site {
  projectId: number;
  day: string;
  region: Region | null;
}

function siteOf(params: URLSearchParams): Site | null {
  const [job, day, region] = ['job', 'day', 'region'].map((name) => params.get(name) ?? '');
  if (!/^\d{1,9}$/.test(job ?? '') || !/^\d{4}-\d\d-\d\d$/.test(day ?? '')) return null;
  return { projectId: Number(job), day: day ?? '', region: region && region in REGIONS ? (region as Region) : null };
}

/** The job's day that a recommendation asks to look at, with the weather there; `leave` goes back to the person's own place. */
export function useSite() {
  const [params, setParams] = useSearchParams();
  const site = siteOf(params);
  const there = useGetWeatherQuery(site?.region ? { region: site.region } : {}, { skip: !site?.region });
  const leave = () => {
    const rest = new URLSearchParams(params);
    for (const name of ['job', 'day', 'region']) rest.delete(name);
    setParams(rest, { replace: true });
  };
  return { site, there: site?.region ? there : null, leave };
}
