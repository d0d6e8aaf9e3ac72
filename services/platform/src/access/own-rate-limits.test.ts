import { OwnRateLimits } from './own-rate-limits';

afterEach(() => jest.restoreAllMocks());

it('TR-403 keeps nobody out for longer than the limit says when the clock was wrong', async () => {
  const limits = new OwnRateLimits();
  const ask = () => limits.increment('key', 60_000, 2, 60_000, 'general');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 40 * 86_400_000);
  for (let tries = 0; tries < 3; tries += 1) await ask();
  expect(await ask()).toMatchObject({ isBlocked: true });
  clock.mockRestore();
  expect(await ask()).toMatchObject({ isBlocked: false, totalHits: 1 });
  expect(await ask()).toMatchObject({ isBlocked: false, totalHits: 2 });
  limits.onApplicationShutdown();
});
