import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LASER_PROFILES } from './laser-profiles';
import LaserTool from './laser-tool';
import { pairsOf, totalOf } from './readings';

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'bluetooth'));

const reading = (id: string, metres: number, isLess = false) => ({ id, metres, isLess });
const bytes = (size: number, write: (view: DataView) => void) => {
  const view = new DataView(new ArrayBuffer(size));
  write(view);
  return view;
};
const distoSays = (metres: number) => bytes(4, (view) => view.setFloat32(0, metres, true));
const boschSays = (metres: number) =>
  bytes(16, (view) => {
    [0xc0, 0x55, 0x10, 0x06].forEach((byte, at) => void view.setUint8(at, byte));
    view.setFloat32(7, metres, true);
  });

/** A laser measure as Web Bluetooth shows it: has one service, tells what it is made to tell. */
function aLaser({ service, characteristic: id }: { service: string; characteristic: string }) {
  const written: unknown[] = [];
  const characteristic = Object.assign(new EventTarget(), {
    value: undefined as DataView | undefined,
    startNotifications: async () => undefined,
    writeValueWithResponse: async (sent: unknown) => void written.push(sent),
  });
  const server = {
    connected: true,
    disconnect: jest.fn(),
    getPrimaryService: async (asked: string) => {
      if (asked !== service) throw new DOMException('none', 'NotFoundError');
      return {
        getCharacteristic: async (wanted: string) => {
          expect(wanted).toBe(id);
          return characteristic;
        },
      };
    },
  };
  const device = Object.assign(new EventTarget(), { name: 'DISTO 42', gatt: { connect: async () => server } });
  Object.defineProperty(navigator, 'bluetooth', { value: { requestDevice: async () => device }, configurable: true });
  const say = (value: DataView) =>
    act(() => {
      characteristic.value = value;
      characteristic.dispatchEvent(new Event('characteristicvaluechanged'));
    });
  return { say, device, server, written };
}

test('lengths add up, some taken off; two by two they are areas', () => {
  const list = [reading('a', 4.2), reading('b', 3.6), reading('c', 1.2, true), reading('d', 2)];
  expect(totalOf(list, 'length')).toBeCloseTo(8.6);
  expect(totalOf(list, 'area')).toBeCloseTo(4.2 * 3.6 - 2.4);
  expect(pairsOf(list.slice(0, 3)).alone?.id).toBe('c');
});

test('both makers are understood, and what is no length is left out', () => {
  const [disto, bosch] = LASER_PROFILES;
  expect(disto?.parse(distoSays(3.245))).toBeCloseTo(3.245);
  expect(disto?.parse(bytes(2, () => undefined))).toBeNull();
  expect(bosch?.parse(boschSays(12.5))).toBeCloseTo(12.5);
  expect(bosch?.parse(bytes(16, () => undefined))).toBeNull();
});

test('typed lengths are summed, can be taken off, and stay after the tool was closed', async () => {
  fakeApi();
  const { user, unmount } = renderInShell(<LaserTool />);
  await user.type(screen.getByLabelText('Length'), '4.2{Enter}');
  await user.type(screen.getByLabelText('Length'), '1200 mm{Enter}');
  await expectText('5.400 m');
  await user.click(screen.getByRole('button', { name: 'Take off length 2' }));
  await expectText('3.000 m');
  unmount();
  renderInShell(<LaserTool />);
  expect(within(screen.getByRole('list', { name: 'Lengths' })).getAllByRole('listitem')).toHaveLength(2);
});

test('a browser without Bluetooth is told what to use, and lengths are typed', () => {
  fakeApi();
  renderInShell(<LaserTool />);
  expect(screen.getByText('This browser cannot use Bluetooth. Type the lengths in, or use Chrome or Edge.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Connect by Bluetooth' })).toBeNull();
});

test('what is no laser measure is let go and said so', async () => {
  fakeApi();
  const { server } = aLaser({ service: 'another', characteristic: 'none' });
  const { user } = renderInShell(<LaserTool />);
  await user.click(screen.getByRole('button', { name: 'Connect by Bluetooth' }));
  await expectText('Could not connect. Make sure that the laser measure is on, near, and not connected to another app.');
  expect(server.disconnect).toHaveBeenCalledTimes(1);
});

test('a laser measure that answers after the tool was left is let go', async () => {
  fakeApi();
  const [disto] = LASER_PROFILES;
  if (!disto) throw new Error('No profile');
  const { server, device } = aLaser(disto);
  let answer: (found: typeof device) => void = () => undefined;
  const requestDevice = () =>
    new Promise<typeof device>((resolve) => {
      answer = resolve;
    });
  Object.defineProperty(navigator, 'bluetooth', { value: { requestDevice }, configurable: true });
  const { user, unmount } = renderInShell(<LaserTool />);
  await user.click(screen.getByRole('button', { name: 'Connect by Bluetooth' }));
  unmount();
  answer(device);
  await waitFor(() => expect(server.disconnect).toHaveBeenCalledTimes(1));
});

test('a laser measure connected by Bluetooth puts each length on the list, and is let go when the tool is left', async () => {
  fakeApi();
  const [disto] = LASER_PROFILES;
  if (!disto) throw new Error('No profile');
  const { say, server, device } = aLaser(disto);
  const { user, unmount } = renderInShell(<LaserTool />);
  await user.click(screen.getByRole('button', { name: 'Connect by Bluetooth' }));
  await expectText('Connected: DISTO 42');
  say(distoSays(3.245));
  expect(within(screen.getByRole('list', { name: 'Lengths' })).getByText('3.245 m')).toBeVisible();
  act(() => void device.dispatchEvent(new Event('gattserverdisconnected')));
  await expectText('The laser measure is off or out of reach.');
  unmount();
  expect(server.disconnect).toHaveBeenCalled();
});
