import { formatDollars, formatHours, formatInstant } from '@dwang/kit';

type Show = (value: unknown, timeZone: string | undefined) => string;

const text: Show = (value) => (value === null || value === '' ? '–' : String(value));
const instant: Show = (value, timeZone) => formatInstant(typeof value === 'string' ? value : null, timeZone);
const dollars: Show = (value) => formatDollars(String(value));
const hours: Show = (value) => formatHours(Number(value));
const yesNo: Show = (value) => (value ? 'Yes' : 'No');

/** Fields of what can wait on this device, in words; what is not named here means nothing to a person. */
export const FIELD_WORDS: Record<string, { label: string; show: Show }> = {
  projectName: { label: 'Job', show: text },
  duration: { label: 'Hours', show: hours },
  startTime: { label: 'Start', show: instant },
  endTime: { label: 'End', show: instant },
  hourlyRate: { label: 'Rate', show: dollars },
  notes: { label: 'Note', show: text },
  note: { label: 'Note', show: text },
  text: { label: 'Note', show: text },
  body: { label: 'Note', show: text },
  title: { label: 'Title', show: text },
  caption: { label: 'Caption', show: text },
  name: { label: 'Name', show: text },
  length: { label: 'Length', show: text },
  done: { label: 'Done', show: yesNo },
};
