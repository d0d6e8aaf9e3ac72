/** Sources: specification 1, section 9. */
const MOST = 150;
const AREA_OF_ONE = 9000;

/** An offcut of timber, drifting: place and speed in CSS pixels (per second), `length` along its own direction. */
export interface Particle {
  x: number;
  y: number;
  length: number;
  isUpright: boolean;
  isDwang: boolean;
  speedX: number;
  speedY: number;
}

/** At most 150, fewer on small windows, half of that in Eco Mode. */
export function particleCount(width: number, height: number, isEco: boolean): number {
  const full = Math.min(MOST, Math.ceil((width * height) / AREA_OF_ONE));
  return isEco ? Math.floor(full / 2) : full;
}

export const framesPerSecond = (isEco: boolean): number => (isEco ? 20 : 30);

export function makeParticles(count: number, width: number, height: number, random = Math.random): Particle[] {
  return Array.from({ length: count }, (_, index) => ({
    x: random() * width,
    y: random() * height,
    length: 10 + random() * 26,
    isUpright: index % 2 === 0,
    isDwang: index % 7 === 3,
    speedX: (random() - 0.5) * 5,
    speedY: -2 - random() * 7,
  }));
}

const wrap = (value: number, limit: number): number => ((value % limit) + limit) % limit;

/** Where all of them are after `seconds`; what leaves on one side comes back on the other. */
export function drift(particles: Particle[], seconds: number, width: number, height: number): void {
  for (const particle of particles) {
    particle.x = wrap(particle.x + particle.speedX * seconds, width);
    particle.y = wrap(particle.y + particle.speedY * seconds, height);
  }
}
