import { distanceKm, distanceText } from './geo';

const AUCKLAND = { lat: -36.8485, lng: 174.7633 };
const WELLINGTON = { lat: -41.2866, lng: 174.7756 };

test('Auckland to Wellington is 493 km as the crow flies, both ways', () => {
  expect(distanceKm(AUCKLAND, WELLINGTON)).toBeCloseTo(493.5, 0);
  expect(distanceKm(WELLINGTON, AUCKLAND)).toBeCloseTo(distanceKm(AUCKLAND, WELLINGTON), 9);
});

test('nothing is 0 km from itself, the other side of the earth is half its girth, and the date line is no wall', () => {
  expect(distanceKm(AUCKLAND, AUCKLAND)).toBe(0);
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 6);
  expect(distanceKm({ lat: -44, lng: 179.99 }, { lat: -44, lng: -179.99 })).toBeCloseTo(1.6, 1);
});

test.each([
  [0, '0 m'],
  [0.0994, '99 m'],
  [0.9994, '999 m'],
  [0.9996, '1.0 km'],
  [1.25, '1.3 km'],
  [12.04, '12.0 km'],
])('%d km is written as %s', (km, text) => {
  expect(distanceText(km)).toBe(text);
});
