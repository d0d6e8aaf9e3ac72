import { KitProvider } from '@dwang/kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { withdrawOffer } from './install-offer';
import { InstallPrompt } from './install-prompt';

function offerInstall(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = jest.fn().mockResolvedValue(undefined);
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice: Promise.resolve({ outcome }) });
  act(() => void window.dispatchEvent(event));
  return prompt;
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const draw = (delay: number, isBanner = false) =>
  render(
    <KitProvider>
      <InstallPrompt name="Dwang" delay={delay} isBanner={isBanner} />
    </KitProvider>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  withdrawOffer();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([1000, 3000])('the offer appears %d ms after the screen, not before', (delay) => {
  draw(delay);
  offerInstall();
  wait(delay - 1);
  expect(screen.queryByText('Install Dwang')).toBeNull();
  wait(1);
  expect(screen.getByText('Install Dwang')).toBeVisible();
  expect(screen.getByText('Add to your home screen')).toBeVisible();
});

test("without the browser's offer nothing is shown", () => {
  draw(1000);
  wait(10_000);
  expect(screen.queryByText('Install Dwang')).toBeNull();
});

test('"Not now" hides it for 24 hours', () => {
  const first = draw(1000);
  offerInstall();
  wait(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Install Dwang')).toBeNull();
  first.unmount();
  wait(24 * 3600 * 1000 - 10_000);
  const second = draw(1000);
  wait(1000);
  expect(screen.queryByText('Install Dwang')).toBeNull();
  second.unmount();
  wait(10_000);
  draw(1000);
  wait(1000);
  expect(screen.getByText('Install Dwang')).toBeVisible();
});

test('Install asks the browser, and the installed app is announced for 3 s', async () => {
  draw(1000);
  const prompt = offerInstall();
  wait(1000);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Install' })));
  expect(prompt).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.getByText('Successfully installed!')).toBeVisible();
  wait(3000);
  expect(screen.queryByText('Successfully installed!')).toBeNull();
});

test('the sign-in screens show a banner with Install Now, which can be dismissed', async () => {
  draw(1000, true);
  const prompt = offerInstall();
  wait(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Install Now' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Install Dwang')).toBeNull();
  expect(Number(localStorage.getItem('pwa-install-dismissed'))).toBeGreaterThan(0);
});

test('an iPhone, which offers nothing by itself, is told the way', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari');
  draw(3000);
  wait(3000);
  expect(screen.getByText('Press Share in the browser, then Add to Home Screen.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});
