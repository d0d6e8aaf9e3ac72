import { measurementFile } from './download';
import { calibrate, measure, UNCALIBRATED } from './geometry';
import { EMPTY, type MeasureAction, type MeasureState, reduceMeasure } from './measure-state';

const photo = { url: 'data:image/jpeg;base64,', width: 1000, height: 800 };
const run = (...actions: MeasureAction[]): MeasureState => actions.reduce(reduceMeasure, EMPTY);
const at = (x: number, y = 0): MeasureAction => ({ type: 'point', point: { x, y } });

test('uncalibrated, ten pixels are a centimetre, in every unit and without a stated error', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 300, y: 400 },
  ];
  const lengths = (['cm', 'm', 'in'] as const).map((unit) => measure(a, b, UNCALIBRATED, unit));
  expect(lengths.map(({ length }) => length)).toEqual(['50.00', '0.50', '19.69']);
  expect(lengths.every(({ error }) => error === null)).toBe(true);
});

test('a calibrated length says how far it may be out', () => {
  const scale = calibrate({ x: 0, y: 0 }, { x: 200, y: 0 }, 100);
  if (!scale) throw new Error('expected a scale');
  expect(measure({ x: 0, y: 0 }, { x: 400, y: 0 }, scale, 'cm')).toEqual({ length: '20.00', error: '0.30' });
});

test('points too close together give no scale but a reason', () => {
  const state = run({ type: 'photo', photo }, { type: 'mode', mode: 'calibrating' }, at(0), at(5));
  expect(state.scale).toEqual(UNCALIBRATED);
  expect(state.fault).toContain('too close together');
});

test('the first point starts a measurement, the second makes it, undo takes back one step at a time', () => {
  const made = run({ type: 'photo', photo }, at(0), at(100), at(200));
  expect([made.lines.length, made.start]).toEqual([1, { x: 200, y: 0 }]);
  const once = reduceMeasure(made, { type: 'undo' });
  expect([once.lines.length, once.start]).toEqual([1, null]);
  expect(reduceMeasure(once, { type: 'undo' }).lines).toEqual([]);
});

test('Reset All clears measurements and keeps the photo and its scale; a new photo starts afresh', () => {
  const calibrated = run({ type: 'photo', photo }, { type: 'mode', mode: 'calibrating' }, at(0), at(100), at(0), at(50));
  const reset = reduceMeasure(calibrated, { type: 'reset' });
  expect([reset.lines, reset.photo, reset.scale.knownPixels]).toEqual([[], photo, 100]);
  expect(reduceMeasure(calibrated, { type: 'photo', photo }).scale).toEqual(UNCALIBRATED);
});

test('Cancel Measurement leaves measuring mode, and a tap then sets no point', () => {
  const state = run({ type: 'photo', photo }, at(0), { type: 'mode', mode: 'idle' }, at(10));
  expect([state.mode, state.start, state.lines]).toEqual(['idle', null, []]);
});

test('the downloaded file holds image, measurements and date', () => {
  const state = { ...run({ type: 'photo', photo }, at(0), at(100)), photo };
  expect(measurementFile(state, 'cm', new Date('2026-11-27T00:00:00Z'))).toEqual({
    image: photo.url,
    measurements: [{ id: 1, length: '10.00', error: null, unit: 'cm', calibrated: false }],
    date: '2026-11-27T00:00:00.000Z',
  });
});
