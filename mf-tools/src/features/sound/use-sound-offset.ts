import { useState } from 'react';

const KEY = 'dwang-sound-offset';
/** dB between full scale and what the ear meets: a usual phone microphone. Far off on many. */
const USUAL = 110;

function read(): number | null {
  const kept = Number.parseFloat(readText());
  return Number.isFinite(kept) ? kept : null;
}

function readText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** What is added to a level below full scale so that it reads as a sound level meter does; kept on this device. */
export function useSoundOffset() {
  const [kept, setKept] = useState(read);
  const set = (next: number | null) => {
    setKept(next);
    try {
      if (next === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, String(next));
    } catch {
      // Without storage it holds until the page is closed.
    }
  };
  return { offset: kept ?? USUAL, isCalibrated: kept !== null, set };
}
