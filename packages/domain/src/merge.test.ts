import fc from 'fast-check';
import { mergeChange } from './merge';
import { mergeLines } from './merge-lines';

const line = fc.constantFrom('framing', 'gib', 'nails', 'Smith said Tuesday', '', 'wharepaku – tiles');
const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'));
const RULES = { texts: ['notes'], names: ['caption'], guarded: ['duration', 'hourlyRate'] };

describe('two people change one note', () => {
  test('what only one of them changed counts', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(mergeLines(base, changed, base)).toBe(changed);
        expect(mergeLines(base, base, changed)).toBe(changed);
        expect(mergeLines(base, changed, changed)).toBe(changed);
      }),
    );
  });

  test('no line that either of them added is lost, and none is invented', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const merged = mergeLines(base, mine, theirs).split('\n');
        const known = new Set(base.split('\n'));
        for (const added of [...mine.split('\n'), ...theirs.split('\n')]) if (!known.has(added)) expect(merged).toContain(added);
        const all = new Set([base, mine, theirs].flatMap((one) => one.split('\n')));
        for (const shown of merged) expect(all.has(shown)).toBe(true);
      }),
    );
  });

  test.each([
    ['lines added at both ends', 'a\nb', 'a\nb\nmine', 'theirs\na\nb', 'theirs\na\nb\nmine'],
    ['both add at the end', 'a', 'a\nmine', 'a\ntheirs', 'a\ntheirs\nmine'],
    ['one removes a line, the other adds one', 'a\nb\nc', 'a\nc', 'a\nb\nc\nd', 'a\nc\nd'],
    ['both write into an empty note', '', 'mine', 'theirs', 'theirs\nmine'],
    ['both change the same line', 'a\nold\nz', 'a\nmine\nz', 'a\ntheirs\nz', 'a\ntheirs\nmine\nz'],
  ])('%s', (_, base, mine, theirs, merged) => {
    expect(mergeLines(base, mine, theirs)).toBe(merged);
  });
});

describe('RC-104 an edit meets a row that another device has changed', () => {
  const base = { notes: 'old', caption: 'deck', duration: 3600, hourlyRate: '65.00', projectId: 1 };

  test('fields that only one side changed are joined', () => {
    expect(mergeChange(base, { notes: 'mine' }, { ...base, duration: 7200 }, RULES)).toEqual({
      state: 'merged',
      fields: { notes: 'mine' },
    });
  });

  test('names changed by both are both kept', () => {
    const merge = mergeChange(base, { caption: 'back deck' }, { ...base, caption: 'deck joists' }, RULES);
    expect(merge).toEqual({ state: 'merged', fields: { caption: 'deck joists / back deck' } });
  });

  test.each([
    ['both changed the hours', { duration: 5400 }, { duration: 7200 }],
    ['the rate changed under an edit of the hours', { duration: 5400 }, { hourlyRate: '80.00' }],
  ])('%s: the person decides', (_, mine, changed) => {
    expect(mergeChange(base, mine, { ...base, ...changed }, RULES).state).toBe('clash');
  });

  test('hours whose old value is not known are never put over others', () => {
    expect(mergeChange({}, { duration: 5400 }, base, RULES).state).toBe('clash');
  });

  test('both said the same', () => {
    const merge = mergeChange(base, { duration: 7200 }, { ...base, duration: 7200 }, RULES);
    expect(merge).toEqual({ state: 'merged', fields: { duration: 7200 } });
  });

  test('a value typed back to what it was is no change', () => {
    expect(mergeChange(base, { duration: 3600, notes: 'mine' }, { ...base, duration: 7200 }, RULES)).toEqual({
      state: 'merged',
      fields: { notes: 'mine' },
    });
  });

  test('money never changes by merging: what is sent of guarded fields is what was typed, and only if nobody else moved them', () => {
    const amount = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(amount, amount, amount, (was, mine, theirs) => {
        const merge = mergeChange({ duration: was }, { duration: mine }, { duration: theirs }, RULES);
        if (merge.state === 'clash') expect(new Set([was, mine, theirs]).size).toBeGreaterThan(1);
        else if (was !== mine) expect(merge.fields.duration === theirs || was === theirs).toBe(true);
      }),
    );
  });
});
