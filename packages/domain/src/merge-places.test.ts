import { mergeChange } from './merge';

const on = (id: string) => ({ id, enabled: true });
const off = (id: string) => ({ id, enabled: false });
const merge = (base: unknown, mine: unknown, theirs: unknown) =>
  mergeChange(
    { widgets: base },
    { widgets: mine },
    { widgets: theirs },
    { texts: [], names: [], guarded: [], places: ['widgets'] },
  );

const joined = (...lists: [unknown, unknown, unknown]) => {
  const merged = merge(...lists);
  return merged.state === 'merged' ? merged.fields.widgets : null;
};

describe('two devices that arranged the same cards', () => {
  it('keeps the order of the newest, and the card that the other has added', () => {
    const base = [on('a'), on('b'), off('c')];
    expect(joined(base, [on('b'), on('a'), off('c')], [on('a'), on('b'), on('c')])).toEqual([on('b'), on('a'), on('c')]);
  });

  it('keeps a card removed that the other had not touched, or has removed as well', () => {
    const base = [on('a'), on('b')];
    expect(joined(base, [off('a'), on('b')], [on('b'), on('a')])).toEqual([off('a'), on('b')]);
    expect(joined(base, [on('b'), on('a')], [off('a'), on('b')])).toEqual([on('b'), on('a')]);
  });

  it('keeps a card that only the other device knows', () => {
    expect(joined([on('a')], [off('a')], [on('a'), on('new')])).toEqual([off('a'), on('new')]);
  });
});
