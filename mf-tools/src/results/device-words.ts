interface BrandedNavigator extends Navigator {
  /** Only Chromium has it. */
  userAgentData?: { getHighEntropyValues: (hints: string[]) => Promise<{ model?: string; platform?: string }> };
}

const BROWSERS = [
  ['Edge', /Edg/],
  ['Firefox', /Firefox|FxiOS/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;
const PLATFORMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

const firstOf = (names: readonly (readonly [string, RegExp])[], text: string): string =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? '';

/** With what a result is taken, for whoever reads it later: `Pixel 8, Chrome`; the model only where the browser tells it. */
export async function deviceWords(device: BrandedNavigator = navigator): Promise<string> {
  const told = await device.userAgentData?.getHighEntropyValues(['model']).catch(() => undefined);
  const machine = told?.model || firstOf(PLATFORMS, device.userAgent);
  return [machine, firstOf(BROWSERS, device.userAgent)].filter(Boolean).join(', ').slice(0, 120);
}
