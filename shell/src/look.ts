import { applyTheme } from '@dwang/kit/theme';

/**
 * A script of its own, before the first paint: sets the chosen look on `<html>` and the name of the product, and marks a visitor who is not signed in, so that the
 * painted frame of index.html is never shown in the wrong colours or in front of the sign-in.
 */
applyTheme();
try {
  const { name } = JSON.parse(localStorage.getItem('dwang-app-info') ?? '{}') as { name?: unknown };
  if (typeof name === 'string' && name) document.title = name;
} catch {
  // The screen names itself once it stands.
}
try {
  if (!localStorage.getItem('user')) document.documentElement.dataset.visitor = '';
} catch {
  document.documentElement.dataset.visitor = '';
}
