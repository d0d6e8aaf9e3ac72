/** Where all companies of the journeys are. */
const ZONE = 'Pacific/Auckland';
const DAY = 86_400_000;

/** Today in New Zealand, `YYYY-MM-DD`. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now());

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Noon on a day in New Zealand, or 1 pm in summer. */
export const noonOf = (day: string): string => `${day}T00:00:00.000Z`;

/** `Sat 3 Oct`, as the app writes it. */
export function shortDay(day: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-NZ', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return `${part({ weekday: 'short' })} ${Number(day.slice(8))} ${part({ month: 'short' }).slice(0, 3)}`;
}
