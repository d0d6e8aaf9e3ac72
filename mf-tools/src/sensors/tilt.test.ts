import { bubblePercent, edgeLean, flipOffset, isLevel, lessOffset, slopeOf, toDegrees } from './tilt';

test('the bubble stands at tilt / 1.8 + 50 per cent and never leaves the glass', () => {
  expect([0, 18, -18, 90, -180].map(bubblePercent)).toEqual([50, 60, 40, 90, 10]);
});

test('level means within five per cent of the centre on both axes', () => {
  expect(isLevel(50, 54.9)).toBe(true);
  expect(isLevel(50, 55.1)).toBe(false);
});

test('a phone on any of its four edges reads how far it leans from upright', () => {
  expect(edgeLean({ beta: 90, gamma: 0 })).toBeCloseTo(0);
  expect(edgeLean({ beta: 0, gamma: 90 })).toBeCloseTo(0);
  expect(edgeLean({ beta: -90, gamma: 0 })).toBeCloseTo(0);
  expect(Math.abs(edgeLean({ beta: 5, gamma: 90 }))).toBeCloseTo(5, 0);
});

test('turning the phone around finds the error of the sensor, not that of the surface', () => {
  const [surface, error] = [2, 0.7];
  const offset = flipOffset({ beta: surface + error, gamma: error }, { beta: -surface + error, gamma: error });
  expect(lessOffset({ beta: surface + error, gamma: error }, offset).beta).toBeCloseTo(surface);
});

test('degrees are shown to a tenth, zero without a sign', () => {
  expect([0.04, -0.04, -1.26].map(toDegrees)).toEqual(['0.0°', '0.0°', '−1.3°']);
});

test('a slope is shown three ways, and nothing is made of nothing', () => {
  const slope = slopeOf(1, 1);
  expect(slope?.degrees).toBeCloseTo(45);
  expect([slope?.percent, slope?.ratio]).toEqual([100, 1]);
  expect(slopeOf(0, 5)).toBeNull();
});
