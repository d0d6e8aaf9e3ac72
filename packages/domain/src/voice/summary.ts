import { dayText } from '../day-text';
import { toHoursMinutes } from '../duration';
import { weekdayOf } from '../zone';
import type { Proposal } from './types';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Thu 26 Nov 2026`. */
export function dayInWords(day: string): string {
  return `${WEEKDAYS[weekdayOf(day)]} ${dayText(day)}`;
}

/** `15:30` → `3:30 pm`. */
export function timeInWords(time: string): string {
  const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

const job = (name: string | null): string => name ?? 'No job yet';

/** What will be done, in short lines, the action first. */
export function summaryOf({ kind, body }: Proposal): string[] {
  switch (kind) {
    case 'create-time-entry': {
      const span = body.start && body.end ? `${timeInWords(body.start)} to ${timeInWords(body.end)}` : '';
      const off = body.breakSeconds > 0 ? `less ${toHoursMinutes(body.breakSeconds)} break` : '';
      const lines = [`Log ${toHoursMinutes(body.seconds)} hours`, job(body.projectName), dayInWords(body.day)];
      const more = [[span, off].filter(Boolean).join(', '), body.hourlyRate ? `$${body.hourlyRate} an hour` : '', body.notes];
      return [...lines, ...more.filter(Boolean)];
    }
    case 'start-timer':
      return ['Start the timer', ...(body.projectName ? [body.projectName] : []), ...(body.notes ? [body.notes] : [])];
    case 'switch-job':
      return ['Switch the timer', job(body.projectName), ...(body.notes ? [body.notes] : [])];
    case 'pause-timer':
      return ['Pause the timer'];
    case 'resume-timer':
      return ['Go on with the timer'];
    case 'stop-timer':
      return ['Stop the timer and save the time'];
    case 'reset-timer':
      return ['Set the timer to zero'];
    case 'create-project':
      return [
        ...['New job', body.name || 'No name yet'],
        ...(body.clientName ? [`For ${body.clientName}`] : []),
        ...(body.hourlyRate ? [`$${body.hourlyRate} an hour`] : []),
      ];
    case 'note':
      return ['Add a note', job(body.projectName), body.text || 'No text yet'];
  }
}
