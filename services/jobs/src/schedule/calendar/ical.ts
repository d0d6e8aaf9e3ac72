/** An event as RFC 5545 writes it. */
export interface CalendarEvent {
  uid: string;
  /** How often it was changed. */
  sequence: number;
  stamp: Date;
  /** A whole day as `YYYY-MM-DD`, or two instants. */
  when: { day: string; nextDay: string } | { start: Date; end: Date };
  title: string;
  place?: string;
  text?: string;
  url?: string;
  isCancelled?: boolean;
}

const MAX_OCTETS = 75;

/** Text values escape backslash, semicolon, comma and line breaks (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Lines of more than 75 octets go on after a line break and a space; no character is torn (3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const plainDay = (day: string): string => day.replaceAll('-', '');
const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

function eventLines({ uid, sequence, stamp, when, title, place, text, url, isCancelled }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@dwang`,
    `DTSTAMP:${utc(stamp)}`,
    `SEQUENCE:${sequence}`,
    ...('day' in when
      ? [`DTSTART;VALUE=DATE:${plainDay(when.day)}`, `DTEND;VALUE=DATE:${plainDay(when.nextDay)}`]
      : [`DTSTART:${utc(when.start)}`, `DTEND:${utc(when.end)}`]),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** A whole calendar. Times are written in UTC, so that no zone has to be described. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dwang//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
