import type { OfferedWidget } from '@dwang/shell-api';
import { allPlaces, movePlace, placedWidgets } from './places';

const card = (id: string, fields: Partial<OfferedWidget> = {}): OfferedWidget => ({
  id,
  title: id,
  sizes: ['medium', 'full'],
  defaultSize: 'medium',
  defaultEnabled: true,
  hasSettings: false,
  order: 10,
  remote: 'mf-jobs',
  ...fields,
});
const place = (id: string, enabled = true) => ({ id, enabled, size: 'medium' as const });
const ids = (places: { id: string }[]) => places.map(({ id }) => id);

describe('places of cards', () => {
  it('takes order and default from the manifests when nothing is saved', () => {
    const places = allPlaces(
      [],
      [card('b', { order: 20 }), card('a', { order: 30, defaultEnabled: false }), card('c', { order: 5 })],
    );
    expect(ids(places)).toEqual(['c', 'b', 'a']);
    expect(places.at(-1)).toEqual({ id: 'a', enabled: false, size: 'medium' });
  });

  it('appends a card that a remote offers since the layout was saved', () => {
    expect(ids(allPlaces([place('b'), place('a')], [card('new', { order: 1 }), card('a'), card('b')]))).toEqual([
      'b',
      'a',
      'new',
    ]);
  });

  it('draws no card that nobody offers, and keeps its place for when its remote is back', () => {
    const places = allPlaces([place('gone'), place('a')], [card('a')]);
    expect(placedWidgets(places, [card('a')]).map(({ widget }) => widget.id)).toEqual(['a']);
    expect(ids(places)).toEqual(['gone', 'a']);
  });

  it('falls back to the default of a card that lost the size it had', () => {
    const [placed] = placedWidgets([{ id: 'a', enabled: true, size: 'small' }], [card('a')]);
    expect(placed?.size).toBe('medium');
  });

  it('moves a card past the next one that can be seen, over hidden and absent ones', () => {
    const places = [place('a'), place('hidden', false), place('gone'), place('b'), place('c')];
    expect(ids(movePlace(places, 'a', 1, ['a', 'b', 'c']))).toEqual(['hidden', 'gone', 'b', 'a', 'c']);
    expect(ids(movePlace(places, 'c', -1, ['a', 'b', 'c']))).toEqual(['a', 'hidden', 'gone', 'c', 'b']);
    expect(ids(movePlace(places, 'a', -1, ['a', 'b', 'c']))).toEqual(ids(places));
  });
});
