import { drift, framesPerSecond, makeParticles, type Particle, particleCount } from './particles';

const LINE = 3;
/** In Eco Mode the picture rests when nobody has touched anything for this long. */
const REST_AFTER = 10_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** The colours come from the theme, so that light, dark and high contrast need nothing of their own. */
function colours(canvas: HTMLCanvasElement): { timber: string; dwang: string } {
  const style = getComputedStyle(canvas);
  return { timber: style.color, dwang: style.outlineColor };
}

function paint(canvas: HTMLCanvasElement, particles: Particle[]): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { timber, dwang } = colours(canvas);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.lineWidth = LINE;
  context.lineCap = 'square';
  for (const { x, y, length, isUpright, isDwang } of particles) {
    context.strokeStyle = isDwang ? dwang : timber;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(isUpright ? x : x + length, isUpright ? y + length : y);
    context.stroke();
  }
}

export interface PaintSettings {
  isEco: boolean;
  /** People who ask for less motion get one still picture. */
  isStill: boolean;
}

/** Draws until the answered function is called; draws nothing while the page is hidden. */
export function startPainting(canvas: HTMLCanvasElement, { isEco, isStill }: PaintSettings): () => void {
  const step = 1000 / framesPerSecond(isEco);
  let particles: Particle[] = [];
  let last = 0;
  let touched = performance.now();
  let request = 0;

  const fit = () => {
    canvas.width = canvas.clientWidth;
    canvas.height = canvas.clientHeight;
    particles = makeParticles(particleCount(canvas.width, canvas.height, isEco), canvas.width, canvas.height);
    paint(canvas, particles);
  };
  const frame = (now: number) => {
    request = 0;
    if (isEco && now - touched > REST_AFTER) return;
    if (now - last >= step) {
      drift(particles, Math.min(now - last, 200) / 1000, canvas.width, canvas.height);
      last = now;
      paint(canvas, particles);
    }
    wake();
  };
  const wake = () => {
    if (request === 0 && !isStill && !document.hidden) request = requestAnimationFrame(frame);
  };
  const touch = () => {
    touched = performance.now();
    wake();
  };

  fit();
  wake();
  const ended = new AbortController();
  window.addEventListener('resize', fit, { signal: ended.signal });
  document.addEventListener('visibilitychange', wake, { signal: ended.signal });
  for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true, signal: ended.signal });
  return () => {
    ended.abort();
    cancelAnimationFrame(request);
  };
}
