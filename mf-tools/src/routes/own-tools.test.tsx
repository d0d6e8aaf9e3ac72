import { Preferences } from '@dwang/contracts';
import { fakeApi, renderInShell } from '@dwang/testing/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import ToolsRoute from './tools.route';

beforeEach(() => localStorage.clear());

function aServer() {
  const kept = { preferences: Preferences.parse({ version: 0, tools: { favourites: ['calculator'] } }) };
  const server = fakeApi({
    'GET /preferences': () => kept.preferences,
    'PATCH /preferences': ({ body }) => {
      kept.preferences = Preferences.parse({ ...kept.preferences, ...body, version: kept.preferences.version + 1 });
      return kept.preferences;
    },
  });
  return { ...server, kept };
}

const ownTools = () => within(screen.getByRole('navigation', { name: 'Favourites and last used' })).getAllByRole('link');

test('a starred tool stands at the top of the page, on every device, before those that were opened last on this one', async () => {
  const { kept } = aServer();
  const { user } = renderInShell(<ToolsRoute />, { address: '/tools' });
  await waitFor(() => expect(ownTools().map(({ textContent }) => textContent)).toEqual(['Calculator']));
  await user.click(screen.getByRole('button', { name: /^Measure/ }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(ownTools().map(({ textContent }) => textContent)).toEqual(['Calculator', 'Measure']));
  await user.click(screen.getByRole('button', { name: 'Favourite: Level' }));
  expect(screen.getByRole('button', { name: 'Favourite: Level' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(kept.preferences.tools.favourites).toEqual(['calculator', 'level']));
  expect(ownTools().map(({ textContent }) => textContent)).toEqual(['Calculator', 'Level', 'Measure']);
});

test('the level listens to the sensor only while it is open and the page can be seen', async () => {
  aServer();
  class Orientation extends Event {
    beta = 20;
    gamma = 0;
  }
  Object.defineProperty(globalThis, 'DeviceOrientationEvent', { value: Orientation, configurable: true });
  const heard = { count: 0 };
  const add = jest.spyOn(window, 'addEventListener').mockImplementation(function (this: Window, type, listener) {
    if (type === 'deviceorientation') heard.count += 1;
    EventTarget.prototype.addEventListener.call(this, type, listener as EventListener);
  });
  const remove = jest.spyOn(window, 'removeEventListener').mockImplementation(function (this: Window, type, listener) {
    if (type === 'deviceorientation') heard.count -= 1;
    EventTarget.prototype.removeEventListener.call(this, type, listener as EventListener);
  });
  const see = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const { user } = renderInShell(<ToolsRoute />, { address: '/tools?tool=level' });
  await waitFor(() => expect(heard.count).toBe(1));
  see('hidden');
  expect(heard.count).toBe(0);
  see('visible');
  expect(heard.count).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(heard.count).toBe(0);
  add.mockRestore();
  remove.mockRestore();
  Reflect.deleteProperty(globalThis, 'DeviceOrientationEvent');
});
