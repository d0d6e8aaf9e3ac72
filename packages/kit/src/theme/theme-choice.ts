/** Which look the person chose, kept in this browser and shown as attributes of `<html>`. Free of imports: it runs before first paint. */
export type ThemeChoice = 'light' | 'dark' | 'system';
export type ContrastChoice = 'normal' | 'high';

export interface Look {
  choice: ThemeChoice;
  contrast: ContrastChoice;
  /** What `system` comes to now. */
  scheme: 'light' | 'dark';
}

const THEME_KEY = 'dwang-theme';
const CONTRAST_KEY = 'dwang-contrast';
const DARK_QUERY = '(prefers-color-scheme: dark)';
const CONTRAST_QUERY = '(prefers-contrast: more)';
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
  }
}

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

function lookNow(choice: ThemeChoice, contrast: ContrastChoice): Look {
  return { choice, contrast, scheme: choice === 'system' ? (matches(DARK_QUERY) ? 'dark' : 'light') : choice };
}

/** Who has not chosen gets the contrast that the system asks for. */
function contrastNow(): ContrastChoice {
  const chosen = read(CONTRAST_KEY);
  if (chosen === 'high' || chosen === 'normal') return chosen;
  return matches(CONTRAST_QUERY) ? 'high' : 'normal';
}

function stored(): Look {
  const choice = read(THEME_KEY);
  return lookNow(choice === 'light' || choice === 'dark' ? choice : 'system', contrastNow());
}

let look = stored();

function show(next: Look): void {
  look = next;
  document.documentElement.dataset.theme = next.scheme;
  document.documentElement.dataset.contrast = next.contrast;
  for (const listener of listeners) listener();
}

/**
 * Puts the stored look on `<html>` and follows the system while the choice is `system`; paper is always light. Call once, as early as
 * possible.
 */
export function applyTheme(): void {
  show(stored());
  window.addEventListener('beforeprint', () => show({ ...look, scheme: 'light', contrast: 'normal' }));
  window.addEventListener('afterprint', () => show(stored()));
  if (typeof matchMedia !== 'function') return;
  matchMedia(DARK_QUERY).addEventListener('change', () => show(lookNow(look.choice, look.contrast)));
  matchMedia(CONTRAST_QUERY).addEventListener('change', () => show(stored()));
}

export function setThemeChoice(choice: ThemeChoice): void {
  write(THEME_KEY, choice);
  show(lookNow(choice, look.contrast));
}

export function setContrast(contrast: ContrastChoice): void {
  write(CONTRAST_KEY, contrast);
  show(lookNow(look.choice, contrast));
}

export const currentLook = (): Look => look;

/** Calls `listener` after each change; answers how to stop. */
export function onLookChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
