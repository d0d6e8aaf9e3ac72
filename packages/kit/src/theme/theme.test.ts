import { productVariables, tokensOf } from './theme';
import { applyTheme, currentLook, setContrast, setThemeChoice } from './theme-choice';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [light = 0, dark = 0] = [luminance(one ?? ''), luminance(other ?? '')].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const looks = (['light', 'dark'] as const).flatMap((scheme) =>
  (['normal', 'high'] as const).map((strength) => ({ scheme, strength })),
);

it.each(looks)('keeps text readable (4.5 : 1) in the $scheme look of $strength contrast', ({ scheme, strength }) => {
  const token = tokensOf(scheme, strength) ?? {};
  const own = productVariables(scheme, strength);
  const pairs = [
    ...[token.colorText, token.colorTextSecondary, token.colorTextTertiary, token.colorTextPlaceholder, token.colorLink].flatMap(
      (text) => [
        [text, token.colorBgContainer],
        [text, token.colorBgLayout],
        [text, token.colorBgElevated],
      ],
    ),
    ...['good', 'warn', 'bad', 'calm', 'muted'].flatMap((tone) => [
      [own[tone], own[`${tone}-soft`]],
      [own[tone], token.colorBgContainer],
    ]),
    [own['on-accent'], own.accent],
    [own['on-accent-soft'], own['accent-soft']],
    [own['bar-text'], own.bar],
    [own['bar-muted'], own.bar],
    [own['bar-text'], own['bar-raised']],
  ];
  expect(pairs.filter(([text, ground]) => contrast(text, ground) < 4.5)).toEqual([]);
});

it('keeps the chosen look in this browser and shows it on the page', () => {
  setThemeChoice('dark');
  setContrast('high');
  applyTheme();
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', contrast: 'high' });
  expect(currentLook()).toEqual({ choice: 'dark', contrast: 'high', scheme: 'dark' });
  setThemeChoice('system');
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('follows the contrast that the system asks for until the person has chosen', () => {
  localStorage.removeItem('dwang-contrast');
  const asked = (media: string) => ({ matches: media === '(prefers-contrast: more)', addEventListener: () => undefined });
  Object.assign(window, { matchMedia: asked });
  applyTheme();
  expect(document.documentElement.dataset.contrast).toBe('high');
  setContrast('normal');
  applyTheme();
  expect(document.documentElement.dataset.contrast).toBe('normal');
  Reflect.deleteProperty(window, 'matchMedia');
});

it('prints in light colours whatever the look, and comes back to it', () => {
  applyTheme();
  setThemeChoice('dark');
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', contrast: 'normal' });
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  setThemeChoice('system');
});
