import { type ConnectLaser, LaserFault } from './laser-port';
import { LASER_PROFILES, type LaserProfile } from './laser-profiles';

/** As much of Web Bluetooth as is used here; TypeScript does not know it. */
interface Characteristic extends EventTarget {
  value?: DataView;
  startNotifications: () => Promise<Characteristic>;
  writeValueWithResponse: (bytes: BufferSource) => Promise<void>;
}
interface Server {
  connected: boolean;
  disconnect: () => void;
  getPrimaryService: (service: string) => Promise<{ getCharacteristic: (id: string) => Promise<Characteristic> }>;
}
interface Device extends EventTarget {
  name?: string;
  gatt?: { connect: () => Promise<Server> };
}
interface Bluetooth {
  requestDevice: (options: { filters: { services: string[] }[] }) => Promise<Device>;
}

const bluetooth = (): Bluetooth | undefined => (navigator as Navigator & { bluetooth?: Bluetooth }).bluetooth;

/** Said where it cannot. */
export const NO_BLUETOOTH = 'This browser cannot use Bluetooth. Type the lengths in, or use Chrome or Edge.';

/** Whether this browser can speak to Bluetooth devices: Chrome and Edge on Android and desks, not Safari and Firefox. */
export const hasBluetooth = (): boolean => bluetooth() !== undefined;

/** A laser measure of a known maker over Web Bluetooth. Must be called from a tap. */
export const connectByBluetooth: ConnectLaser = async ({ onLength, onLost }) => {
  const port = bluetooth();
  if (!port) throw new LaserFault(NO_BLUETOOTH);
  const device = await chooseDevice(port);
  if (!device) return null;
  let server: Server | undefined;
  try {
    server = await device.gatt?.connect();
    if (!server) throw new Error('No GATT');
    const held = server;
    const profile = await listen(server, onLength);
    device.addEventListener('gattserverdisconnected', onLost);
    const close = () => {
      device.removeEventListener('gattserverdisconnected', onLost);
      if (held.connected) held.disconnect();
    };
    return { name: device.name ?? profile.maker, close };
  } catch {
    if (server?.connected) server.disconnect();
    throw new LaserFault('Could not connect. Make sure that the laser measure is on, near, and not connected to another app.');
  }
};

/** Null when the person closes the browser's list. */
async function chooseDevice(port: Bluetooth): Promise<Device | null> {
  try {
    return await port.requestDevice({ filters: LASER_PROFILES.map(({ service }) => ({ services: [service] })) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw new LaserFault('Bluetooth is off or not allowed. Check the settings of this device.');
  }
}

/** Listens by the first profile whose service the device has. */
async function listen(server: Server, onLength: (metres: number) => void): Promise<LaserProfile> {
  for (const profile of LASER_PROFILES) {
    const service = await server.getPrimaryService(profile.service).catch(() => null);
    if (!service) continue;
    const characteristic = await service.getCharacteristic(profile.characteristic);
    characteristic.addEventListener('characteristicvaluechanged', () => {
      const metres = characteristic.value && profile.parse(characteristic.value);
      if (metres) onLength(metres);
    });
    await characteristic.startNotifications();
    if (profile.start) await characteristic.writeValueWithResponse(profile.start);
    return profile;
  }
  throw new Error('No known service');
}
