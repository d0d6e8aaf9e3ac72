import { drift, framesPerSecond, makeParticles, particleCount } from './particles';

test('at most 150 particles are drawn, half of them in Eco Mode', () => {
  expect(particleCount(3840, 2160, false)).toBe(150);
  expect(particleCount(3840, 2160, true)).toBe(75);
  expect(particleCount(390, 844, false)).toBeLessThan(50);
});

test('30 frames a second, 20 in Eco Mode', () => {
  expect([framesPerSecond(false), framesPerSecond(true)]).toEqual([30, 20]);
});

test('what leaves the window comes back on the other side', () => {
  const [particle] = makeParticles(1, 100, 100, () => 0);
  if (!particle) throw new Error('no particle');
  drift([particle], 60, 100, 100);
  expect(particle.x).toBeGreaterThanOrEqual(0);
  expect(particle.x).toBeLessThan(100);
  expect(particle.y).toBeGreaterThanOrEqual(0);
});
