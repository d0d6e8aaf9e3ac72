import { setThemeChoice } from '@dwang/kit';
import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ToolsRoute from './tools.route';

beforeEach(() => localStorage.clear());

const GROUPS = {
  Measurement: ['Measure', 'Level', 'Angle', 'Laser Distance'],
  Calculation: ['Calculator', 'Area Calc', 'Volume Calc', 'Unit Converter'],
  Project: ['Project Cam', 'Note Taking', 'Sound Meter', 'Site Planner'],
  '3D Visualization': ['3D Models', 'Framing Viewer', 'Plumbing', 'Electrical'],
  Advanced: ['Weather Impact', 'Schedule', 'Materials', 'AR Preview'],
};

test('all twenty tiles stand in the five groups of the specification', async () => {
  fakeApi();
  renderInShell(<ToolsRoute />, { address: '/tools' });
  expect(screen.getByRole('heading', { level: 1, name: 'Dwang Tools & Models' })).toBeVisible();
  for (const [group, titles] of Object.entries(GROUPS)) {
    const tiles = within(screen.getByRole('region', { name: group })).getAllByRole('button', { name: /^(?!Favourite)/ });
    expect(tiles).toHaveLength(titles.length);
    titles.forEach((title, index) => void expect(tiles[index]).toHaveTextContent(title));
  }
});

test('all twenty work: none says that it is still to come, and a tool with a page of its own leads there', async () => {
  fakeApi();
  const { user, address } = renderInShell(<ToolsRoute />, { address: '/tools' });
  expect(screen.queryByText('Soon')).toBeNull();
  await user.click(screen.getByRole('button', { name: /3D Models/ }));
  expect(address()).toBe('/models');
});

test.each([
  ['sound', 'Sound Meter', '/tools?tool=sound'],
  ['models', '3D Models', '/tools?tool=models'],
])('a tool that the administrator turns off (%s) says so in the words of the specification', async (id, title, where) => {
  fakeApi({
    'GET /app': () => ({ name: 'Dwang', version: '3.4', companyName: 'Dwang', supportEmail: '', termsUrl: '', off: [id] }),
  });
  const { user, address } = renderInShell(<ToolsRoute />, { address: '/tools' });
  await user.click(await screen.findByRole('button', { name: new RegExp(`${title}.*Soon`) }));
  expect(address()).toBe(where);
  await expectText('Tool Coming Soon');
  await expectText(`${title} is under development.`);
  await user.click(screen.getByRole('button', { name: 'Back to Tools' }));
  expect(address()).toBe('/tools');
});

test('High Contrast Mode puts black behind everything and gives back the look from before', async () => {
  fakeApi();
  const { user } = renderInShell(<ToolsRoute />, { address: '/tools' });
  act(() => setThemeChoice('light'));
  const look = () => [document.documentElement.dataset.theme, document.documentElement.dataset.contrast];
  await user.click(screen.getByRole('switch', { name: 'High Contrast Mode' }));
  expect(look()).toEqual(['dark', 'high']);
  await user.click(screen.getByRole('switch', { name: 'High Contrast Mode' }));
  expect(look()).toEqual(['light', 'normal']);
});

test('a tile opens its tool, the address says which, and closing it goes back to the tiles', async () => {
  fakeApi();
  const { user, address } = renderInShell(<ToolsRoute />, { address: '/tools' });
  await user.click(screen.getByRole('button', { name: /Calculator/ }));
  expect(await screen.findByLabelText('Sum')).toBeVisible();
  expect(address()).toBe('/tools?tool=calculator');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/tools');
});

test('the calculator works by keys and by typing, keeps a history, and adds and removes GST', async () => {
  fakeApi();
  const { user } = renderInShell(<ToolsRoute />, { address: '/tools?tool=calculator' });
  await user.type(await screen.findByLabelText('Sum'), '2.4m + 600mm{Enter}');
  expect(screen.getByLabelText('Result')).toHaveTextContent('3 m');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  for (const key of ['1', '0', '0']) await user.click(screen.getByRole('button', { name: key }));
  await user.click(screen.getByRole('button', { name: '+ GST 15%' }));
  expect(screen.getByLabelText('Sum')).toHaveValue('115');
  await user.click(screen.getByRole('button', { name: '− GST 15%' }));
  expect(screen.getByLabelText('Sum')).toHaveValue('100');
  expect(within(screen.getByRole('region', { name: 'History' })).getByText('2.4m + 600mm')).toBeVisible();
});

test('a sum that cannot be worked out says why when asked', async () => {
  fakeApi();
  const { user } = renderInShell(<ToolsRoute />, { address: '/tools?tool=calculator' });
  await user.type(await screen.findByLabelText('Sum'), '1 ÷ 0{Enter}');
  await expectText('Cannot divide by zero');
});

test('without a sensor the level says so and offers a rise over a run', async () => {
  fakeApi();
  renderInShell(<ToolsRoute />, { address: '/tools?tool=level' });
  await expectText('Device orientation not supported on this device.');
  fireEvent.change(screen.getByLabelText('Rise'), { target: { value: '1' } });
  fireEvent.change(screen.getByLabelText('Run'), { target: { value: '1' } });
  await waitFor(() => expect(screen.getByText(/45.0°/)).toBeVisible());
});

test('with a sensor the bubble follows the tilt and says when it is level', async () => {
  fakeApi();
  class Orientation extends Event {
    beta = 0;
    gamma = 0;
  }
  Object.defineProperty(globalThis, 'DeviceOrientationEvent', { value: Orientation, configurable: true });
  renderInShell(<ToolsRoute />, { address: '/tools?tool=level' });
  await expectText('Reading the sensor…');
  const tilt = (beta: number, gamma: number) => {
    act(() => void window.dispatchEvent(Object.assign(new Orientation('deviceorientation'), { beta, gamma })));
  };
  tilt(20, 0);
  await expectText('Not level');
  tilt(1, -1);
  expect(await screen.findByText('Level', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('Across −1.0° · Along 1.0°')).toBeVisible();
  Reflect.deleteProperty(globalThis, 'DeviceOrientationEvent');
});

test('a denied camera is said in the words of the specification and a photo can still be chosen', async () => {
  fakeApi({ 'GET /measurements': () => ({ items: [], nextCursor: null, totals: { count: 0 } }) });
  const denied = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: denied }, configurable: true });
  const { user } = renderInShell(<ToolsRoute />, { address: '/tools?tool=measure' });
  await user.click(await screen.findByRole('button', { name: /Take a photo/ }));
  await expectText('Could not access the camera. Please check permissions.');
  expect(screen.getByRole('button', { name: /Choose a photo/ })).toBeEnabled();
});
