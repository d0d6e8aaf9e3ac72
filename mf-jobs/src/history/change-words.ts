import type { ActivityChange } from '@dwang/contracts';
import { countryName, dayOf, oneLine, paymentTermsText } from '@dwang/domain';
import { formatDay, formatHours, formatInstant, formatMoney } from '@dwang/kit';
import { stageLabel } from '../stages';

type Show = (value: string, zone: string) => string;

const asIs: Show = (value) => value;
const money: Show = (value) => formatMoney(value);
const day: Show = (value) => formatDay(value);
/** A time of day is shown as it is, an instant with its day. */
const moment: Show = (value, zone) => (Number.isNaN(Date.parse(value)) ? value : formatInstant(value, zone));

/** Fields by their names in the API: what people call them, and how their values are shown. Long texts show none. */
const FIELDS: Readonly<Record<string, readonly [label: string, show: Show | null]>> = {
  name: ['Name', asIs],
  clientName: ['Client', asIs],
  siteName: ['Site', asIs],
  contact: ['Contact', asIs],
  contactRole: ['Role of the contact', asIs],
  role: ['Role', asIs],
  email: ['Email', asIs],
  phone: ['Phone', asIs],
  address: ['Address', oneLine],
  nzbn: ['NZBN', asIs],
  tradingName: ['Trading name', asIs],
  website: ['Website', asIs],
  country: ['Country', countryName],
  peppolId: ['E-invoice address', asIs],
  paymentTerms: ['Payment terms', paymentTermsText],
  takesLetters: ['Letters to all', (value) => (value === 'true' ? 'yes' : 'no')],
  location: ['Location', asIs],
  place: ['Place on the map', asIs],
  hourlyRate: ['Hourly rate', money],
  startDate: ['Start date', day],
  endDate: ['End date', day],
  progress: ['Progress', (value) => `${value}%`],
  description: ['Description', null],
  stage: ['Stage', (value) => stageLabel(value as Parameters<typeof stageLabel>[0])],
  estimateAmount: ['Estimated price', money],
  estimateHours: ['Estimated hours', asIs],
  region: ['Weather region', asIs],
  title: ['Title', asIs],
  dueDate: ['Due', day],
  assigneeName: ['Assigned to', asIs],
  text: ['Text', null],
  caption: ['Note', null],
  length: ['Length', asIs],
  mark: ['Mark', asIs],
  duration: ['Duration', (value) => formatHours(Number(value))],
  notes: ['Note', null],
  note: ['Note', null],
  startTime: ['Start', moment],
  endTime: ['End', moment],
  work: ['Work', asIs],
  day: ['Day', day],
  userName: ['Person', asIs],
  level: ['May', asIs],
  status: ['Status', asIs],
  total: ['Total', money],
};

/** One change in words: `Hourly rate $65.00 → $70.00`. */
export function changeWords({ field, from, to }: ActivityChange, zone: string): string {
  const [label, show] = FIELDS[field] ?? [field, asIs];
  if (!show) return to === null ? `${label} removed` : `${label} changed`;
  if (from === null && to !== null) return `${label} ${show(to, zone)}`;
  if (to === null) return `${label} ${show(from ?? '', zone)} removed`;
  return `${label} ${show(from ?? '', zone)} → ${show(to, zone)}`;
}

/** A day's heading; both are days of the company's zone. */
export function dayHeading(at: string, zone: string, now: number): string {
  const [shown, today, yesterday] = [dayOf(Date.parse(at), zone), dayOf(now, zone), dayOf(now - 86_400_000, zone)];
  if (shown === today) return 'Today';
  return shown === yesterday ? 'Yesterday' : formatDay(shown);
}
