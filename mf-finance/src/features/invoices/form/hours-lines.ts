import type { TimeEntry } from '@dwang/contracts';
import { type HoursGrouping, type LabourLine, labourLines, parseCents } from '@dwang/domain';

/** The lines that the server will make of these hours. */
export function linesOfHours(entries: readonly TimeEntry[], grouping: HoursGrouping, zone: string): LabourLine[] {
  const names = {
    projects: new Map(entries.map(({ projectId, projectName }) => [projectId, projectName])),
    people: new Map(entries.map(({ userId, userName }) => [userId, userName])),
    zone,
  };
  const hours = entries.map((entry) => ({
    ...entry,
    startTime: new Date(entry.startTime),
    duration: entry.billedSeconds,
    hourlyRateCents: parseCents(entry.hourlyRate ?? '0'),
  }));
  return labourLines(hours, grouping, names);
}
