import fc from 'fast-check';
import { toTimeEntry } from './entry-times';
import { parseCommand } from './parse-command';
import { FRIDAY, PROJECTS } from './testing/shown';

const ZONE = 'Pacific/Auckland';
const WORDS = [
  'log',
  'two',
  'and',
  'a',
  'half',
  'hours',
  'on',
  'smith',
  'deck',
  'yesterday',
  'to',
  'four',
  'for',
  'quarter',
  'past',
  'seven',
  '7:30',
  '-',
  'less',
  'lunch',
  'smoko',
  'gst',
  'plus',
  'percent',
  'by',
  '3.6',
  'm',
  'what',
  'is',
  'start',
  'stop',
  'timer',
  'new',
  'job',
  'note',
  'the',
  '3',
  'rd',
  'october',
  'weather',
  'tomorrow',
  'open',
  'at',
  '85',
  'an',
  'hour',
  '$',
  'wilson',
  'point',
  'hundred',
  '1/2',
  '2026',
  '99999999999999999999',
  '0',
  'divided',
  'ōtara',
  '½',
];
const sentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 14 }).map((words) => words.join(' '));
const anything = fc.oneof(sentence, fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ unit: 'grapheme', maxLength: 80 }));

const read = (text: string) => parseCommand(text, FRIDAY);

test('no sentence makes it fail', () => {
  fc.assert(
    fc.property(anything, (text) => void expect(read(text).intent).toBeTruthy()),
    { numRuns: 3000 },
  );
});

test('an hourly rate is only ever a figure that was said', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { proposal } = read(text);
      const rate = proposal?.kind === 'create-time-entry' ? proposal.body.hourlyRate : null;
      return rate === null || (/\$|85|hour/.test(text) && /hour/.test(text));
    }),
    { numRuns: 3000 },
  );
  expect(read('log two hours on smith deck').proposal?.body).toMatchObject({ hourlyRate: null });
});

test('a job is one of the jobs that exist, hours are whole seconds and never negative, and what is missing is named', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { proposal } = read(text);
      if (proposal?.kind !== 'create-time-entry') return true;
      const { projectId, seconds, breakSeconds, day } = proposal.body;
      const isKnown = projectId === null ? proposal.needs.includes('project') : PROJECTS.some(({ id }) => id === projectId);
      const hasHours = seconds > 0 || proposal.needs.includes('hours');
      return (
        isKnown && hasHours && Number.isInteger(seconds) && seconds >= 0 && breakSeconds >= 0 && /^\d{4}-\d\d-\d\d$/.test(day)
      );
    }),
    { numRuns: 3000 },
  );
});

test('without jobs, nothing is taken for one', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { proposal, choices } = parseCommand(text, { ...FRIDAY, projects: [] });
      return !choices && !(proposal && 'projectId' in proposal.body && proposal.body.projectId !== null);
    }),
  );
});

describe('the instants of confirmed hours', () => {
  const now = Date.parse('2026-11-27T03:20:30Z');
  const draft = { day: '2026-11-26', start: null, end: null, seconds: 9000, breakSeconds: 0 };

  test('hours of another day begin at nine', () => {
    expect(toTimeEntry(draft, ZONE, now)).toEqual({
      startTime: '2026-11-25T20:00:00.000Z',
      endTime: '2026-11-25T22:30:00.000Z',
      duration: 9000,
    });
  });

  test("today's hours end now, at the whole minute", () => {
    expect(toTimeEntry({ ...draft, day: '2026-11-27' }, ZONE, now)).toEqual({
      startTime: '2026-11-27T00:50:00.000Z',
      endTime: '2026-11-27T03:20:00.000Z',
      duration: 9000,
    });
  });

  test('a break shortens the hours, not the span', () => {
    const span = { ...draft, start: '07:30', end: '16:00', breakSeconds: 1800 };
    expect(toTimeEntry(span, ZONE, now)).toEqual({
      startTime: '2026-11-25T18:30:00.000Z',
      endTime: '2026-11-26T03:00:00.000Z',
      duration: 8 * 3600,
    });
  });

  test('a night shift ends on the next day, and the change of clocks is counted', () => {
    const night = { ...draft, day: '2026-04-04', start: '22:00', end: '06:00' };
    expect(toTimeEntry(night, ZONE, now).duration).toBe(9 * 3600);
  });

  test('end is after start and the hours fit between, for every draft', () => {
    const minutes = fc
      .integer({ min: 0, max: 1439 })
      .map((all) => `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`);
    const days = fc.constantFrom('2026-04-05', '2026-09-27', '2026-11-26', '2026-11-27');
    fc.assert(
      fc.property(
        days,
        minutes,
        minutes,
        fc.integer({ min: 1, max: 86_400 }),
        fc.boolean(),
        (day, start, end, seconds, isSpan) => {
          fc.pre(start !== end);
          const times = isSpan ? { start, end } : { start: null, end: null };
          const entry = toTimeEntry({ ...draft, ...times, day, seconds }, ZONE, now);
          const span = (Date.parse(entry.endTime) - Date.parse(entry.startTime)) / 1000;
          return span > 0 && entry.duration > 0 && entry.duration <= span;
        },
      ),
    );
  });
});
