/** Where this device was last, in degrees to two decimals (about a kilometre). */
export interface Position {
  lat: number;
  lng: number;
}

const KEY = 'dwang-position';
const listeners = new Set<() => void>();
let known: { text: string | null; position: Position | null } = { text: null, position: null };

/** The position last kept on this device; the same object until it changes. */
export function keptPosition(): Position | null {
  const text = read();
  if (text !== known.text) known = { text, position: parse(text) };
  return known.position;
}

export function keepPosition({ lat, lng }: Position): void {
  const position = { lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 };
  try {
    localStorage.setItem(KEY, JSON.stringify(position));
  } catch {
    known = { text: read(), position };
  }
  for (const tell of listeners) tell();
}

export function watchPosition(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return known.text;
  }
}

function parse(text: string | null): Position | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isPosition(value) ? value : null;
  } catch {
    return null;
  }
}

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' &&
  value !== null &&
  'lat' in value &&
  'lng' in value &&
  typeof value.lat === 'number' &&
  typeof value.lng === 'number';
