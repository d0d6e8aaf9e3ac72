import { addDays, startOfDay } from '@dwang/domain';
import { SimulatedProvider } from './simulated.provider';

const ZONE = 'Pacific/Auckland';
const auckland = { lat: -36.85, lng: 174.76, timeZone: ZONE };
const invercargill = { lat: -46.41, lng: 168.35, timeZone: ZONE };
const provider = new SimulatedProvider();
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function meanOf(place: typeof auckland, month: string): Promise<number> {
  const starts = [0, 7, 14, 21].map((days) => addDays(`2026-${month}-01`, days));
  const weeks = await Promise.all(starts.map((day) => provider.forecast(place, startOfDay(day, ZONE))));
  return mean(weeks.flatMap(({ hours }) => hours.map(({ temp }) => temp)));
}

it('has the seasons and the south of New Zealand', async () => {
  const [summer, winter, south] = [await meanOf(auckland, '01'), await meanOf(auckland, '07'), await meanOf(invercargill, '07')];
  expect(summer).toBeGreaterThan(17);
  expect(summer - winter).toBeGreaterThan(6);
  expect(south).toBeLessThan(winter - 2);
  expect(south).toBeGreaterThan(0);
});

it('is the same however often and whenever on that day it is asked', async () => {
  const morning = await provider.forecast(auckland, startOfDay('2026-05-05', ZONE));
  const evening = await provider.forecast(auckland, startOfDay('2026-05-05', ZONE) + 20 * 3_600_000);
  expect(evening.hours).toEqual(morning.hours);
  expect(evening.days).toEqual(morning.days);
});

it('has 23 hours on the day that loses one, and 25 on the day that gains one', async () => {
  const hoursFrom = async (day: string) => (await provider.forecast(auckland, startOfDay(day, ZONE))).hours.length;
  expect([await hoursFrom('2026-09-27'), await hoursFrom('2026-04-05'), await hoursFrom('2026-06-01')]).toEqual([167, 169, 168]);
});

it('keeps every figure within what weather can be', async () => {
  for (const day of ['2026-01-10', '2026-04-10', '2026-07-10', '2026-10-10']) {
    const { hours } = await provider.forecast(invercargill, startOfDay(day, ZONE));
    for (const hour of hours) {
      expect(hour.temp).toBeGreaterThan(-10);
      expect(hour.humidity).toBeGreaterThan(20);
      expect(hour.humidity).toBeLessThanOrEqual(100);
      expect(hour.dewPoint).toBeLessThanOrEqual(hour.temp + 0.1);
      expect(hour.windGust).toBeGreaterThanOrEqual(hour.windSpeed);
    }
  }
});
