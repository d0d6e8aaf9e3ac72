import { serverNow } from '@dwang/client';
/** The rules, apart from the card: they are fetched when the first analysis is made. */
import type { JobType, Weather } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { assessWork, severityOf, writeAnalysis } from '@dwang/domain/weather';

export { assessWork };

/** The server's analysis of a job's days, worked out on this device out of the weather last read. */
export function analyseHere(jobType: JobType, weather: Weather, startDate: string, duration: number): string {
  const { hours, location, isSimulated } = weather;
  const zone = location.timeZone;
  const known = new Set(hours.map(({ time }) => dayOf(Date.parse(time), zone)));
  const asked = Array.from({ length: duration }, (_, index) => addDays(startDate, index));
  const assessment = assessWork(jobType, hours, { zone, days: asked.filter((day) => known.has(day)), now: serverNow() });
  const severity = severityOf(assessment.overall);
  const plan = { assessment, severity, place: location.name, asked, weatherCondition: '', isSimulated, timeZone: zone };
  return writeAnalysis(plan).analysis;
}
