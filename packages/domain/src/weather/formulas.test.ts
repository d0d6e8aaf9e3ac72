import { apparentTemperature, dewPoint, evaporationRate, kmhOf, vapourPressure, wetBulbGlobe } from './formulas';

it.each([
  [25, 25, 50, 20, 0.727],
  [30, 30, 30, 30, 1.9],
  [20, 20, 70, 10, 0.187],
  [25, 30, 40, 25, 0.832],
  [32, 32, 20, 40, 3.111],
])('evaporates from concrete of %d °C in air of %d °C, %d %%, %d km/h: %d', (concrete, air, humidity, wind, rate) => {
  expect(evaporationRate(concrete, air, humidity, wind)).toBeCloseTo(rate, 3);
});

it.each([
  [20, 50, 9.26],
  [15, 85, 12.5],
  [25, 60, 16.69],
  [10, 90, 8.43],
])('has its dew point at %d °C and %d %%: %d °C', (temp, humidity, point) => {
  expect(dewPoint(temp, humidity)).toBeCloseTo(point, 2);
});

it('gives vapour pressure and wet bulb globe temperature', () => {
  expect(vapourPressure(30, 60)).toBeCloseTo(25.37, 2);
  expect(wetBulbGlobe(30, 60)).toBeCloseTo(30.92, 2);
  expect(wetBulbGlobe(25, 70)).toBeCloseTo(26.8, 2);
  expect(wetBulbGlobe(20, 50)).toBeCloseTo(19.86, 2);
});

it('gives what the air feels like', () => {
  expect(apparentTemperature(30, 60, 5)).toBeCloseTo(30.87, 2);
  expect(apparentTemperature(10, 50, 10)).toBeCloseTo(1.02, 2);
});

it('turns metres per second into kilometres per hour', () => expect(kmhOf(12.5)).toBeCloseTo(45, 9));
