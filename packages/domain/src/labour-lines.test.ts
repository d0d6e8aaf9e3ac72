import { labourLines } from './labour-lines';

describe('lines of hours', () => {
  const entry = {
    id: 7,
    userId: 1,
    projectId: 3,
    startTime: new Date('2026-04-04T11:00:00Z'),
    duration: 3000,
    notes: 'Joists\nand bearers',
    hourlyRateCents: 10_000,
    amountCents: 8333,
  };
  const names = {
    projects: new Map([
      [3, 'Smith deck'],
      [4, 'Fence'],
    ]),
    people: new Map([
      [1, 'Hēmi'],
      [2, 'Aroha'],
    ]),
    zone: 'Pacific/Auckland',
  };
  const one = (changes: Partial<typeof entry>) => labourLines([{ ...entry, ...changes }], 'entry', names)[0]?.line;

  it('name the day of the company zone, the project and the note; hours times rate are the amount (RC-026)', () => {
    expect(one({})).toEqual({
      kind: 'labour',
      description: '5 Apr 2026 Smith deck – Joists and bearers',
      quantity: '0.8333',
      unit: 'h',
      unitPriceCents: 10_000,
      amountCents: 8333,
    });
  });

  it('show whole and half hours with two places and leave the default note out', () => {
    expect(one({ duration: 9000, notes: 'Time entry' })).toMatchObject({
      quantity: '2.50',
      description: '5 Apr 2026 Smith deck',
    });
    expect(one({ duration: 36_000 })?.quantity).toBe('10.00');
  });

  it('cut a long note without breaking an emoji', () => {
    const description = one({ notes: '🔨'.repeat(900) })?.description ?? '';
    expect(Array.from(description)).toHaveLength(500);
    expect(description.endsWith('🔨…')).toBe(true);
  });

  it('are put together by day, person or job, apart by rate, and come to what their entries do (RC-027, TR-205)', () => {
    const half = { ...entry, hourlyRateCents: 2750, duration: 900, notes: 'Framing' };
    const next = new Date('2026-04-05T22:00:00Z');
    const entries = [
      half,
      { ...half, id: 8, userId: 2, notes: 'Nails' },
      { ...half, id: 9, startTime: next, hourlyRateCents: 3000 },
      { ...half, id: 10, startTime: next, projectId: 4, notes: 'Time entry' },
    ];
    const told = (grouping: 'entry' | 'day' | 'person' | 'none') =>
      labourLines(entries, grouping, names).map(({ line, entries: on }) => [line.description, line.amountCents, on.length]);
    expect(told('day')).toEqual([
      ['5 Apr 2026 Smith deck – Framing; Nails (2 entries, each to the cent)', 1376, 2],
      ['6 Apr 2026 Smith deck – Framing', 750, 1],
      ['6 Apr 2026 Fence', 688, 1],
    ]);
    const short = Array.from({ length: 7 }, (_, id) => ({ ...entry, id, duration: 100, hourlyRateCents: 3333 }));
    for (const grouping of ['entry', 'day', 'person', 'none'] as const) {
      const lines = labourLines(short, grouping, names);
      expect(lines.reduce((sum, { line }) => sum + line.amountCents, 0)).toBe(651);
    }
    expect(told('person').map(([text]) => text)).toEqual([
      '5 Apr 2026 Smith deck – Hēmi',
      '5 Apr 2026 Smith deck – Aroha',
      '6 Apr 2026 Smith deck – Hēmi',
      '6 Apr 2026 Fence – Hēmi',
    ]);
    expect(told('none')).toEqual([
      ['5 Apr 2026 Smith deck (2 entries, each to the cent)', 1376, 2],
      ['6 Apr 2026 Smith deck', 750, 1],
      ['6 Apr 2026 Fence', 688, 1],
    ]);
    expect(told('entry')).toHaveLength(4);
  });
});
