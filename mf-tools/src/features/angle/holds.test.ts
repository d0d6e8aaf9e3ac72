import { mitre } from './angle-draft';
import { angleBetween, downOf, isUpright } from './holds';

test('the angle between two edges is how far down has turned in the plane of the phone', () => {
  expect(angleBetween({ beta: 90, gamma: 0 }, { beta: 60, gamma: 90 })).toBeCloseTo(30, 0);
  expect(angleBetween({ beta: 90, gamma: 0 }, { beta: 0, gamma: 90 })).toBeCloseTo(90);
  expect(angleBetween({ beta: 45, gamma: 90 }, { beta: -45, gamma: 90 })).toBeCloseTo(90);
});

test('a phone on its back has no angle: what little gravity lies in its plane is noise', () => {
  expect(downOf({ beta: 90, gamma: 0 }).share).toBeCloseTo(1);
  expect(isUpright({ beta: 5, gamma: 5 })).toBe(false);
  expect(isUpright({ beta: 70, gamma: 0 })).toBe(true);
});

test('two boards that meet square are cut at 45°, at a 135° corner at 22.5°', () => {
  expect([90, 135, 180].map(mitre)).toEqual([45, 22.5, 0]);
});
