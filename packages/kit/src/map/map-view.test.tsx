import { act, fireEvent, render, screen } from '@testing-library/react';
import MapCanvas from './map-canvas';
import type { MapPin, MapViewProps } from './map-types';

const eight: MapPin[] = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
  id,
  at: { lat: -37.687 - id * 0.01, lng: 176.167 },
  title: `Merchant ${id}`,
  mark: String(id),
}));
const view = { centre: { lat: -37.687, lng: 176.167 }, zoom: 12 };
const aMap = (props: Partial<MapViewProps> = {}) => (
  <MapCanvas label="Map of suppliers" tilesUrl="https://tiles.test" pins={eight} view={view} {...props} />
);
const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];

let resized: (() => void)[] = [];
let watched = 0;
const Own = globalThis.ResizeObserver;
beforeEach(() => {
  resized = [];
  watched = 0;
  globalThis.ResizeObserver = class {
    constructor(run: () => void) {
      resized.push(run);
    }
    observe() {
      watched += 1;
    }
    unobserve() {}
    disconnect() {
      watched -= 1;
    }
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  globalThis.ResizeObserver = Own;
});

/** What a browser does once the place has a size. */
function give(width: number, height: number): void {
  const canvas = screen.getByRole('region');
  Object.defineProperty(canvas, 'clientWidth', { configurable: true, value: width });
  Object.defineProperty(canvas, 'clientHeight', { configurable: true, value: height });
  act(() => resized.forEach((run) => void run()));
}

test('drawn hidden it is filled as soon as it has a size (RC-093)', () => {
  render(aMap());
  const before = tiles().length;
  give(600, 360);
  expect(tiles().length).toBeGreaterThan(before);
  expect(tiles()[0]?.src).toMatch(/^https:\/\/tiles\.test\/12\/\d+\/\d+\.png$/);
});

test('without pictures the places stay, and it says so instead of spinning (RC-093)', () => {
  render(aMap());
  fireEvent.error(tiles()[0] as HTMLImageElement);
  expect(screen.getByText('No map pictures. The places are still right.')).toBeVisible();
  expect(screen.getByTitle('Merchant 1')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.load(tiles()[0] as HTMLImageElement);
});

test('fifty openings leave nothing behind (RC-093)', () => {
  let listening = 0;
  const count = (step: number) => () => {
    listening += step;
  };
  const spies = [window, document].flatMap((target) => [
    jest.spyOn(target, 'addEventListener').mockImplementation(count(1)),
    jest.spyOn(target, 'removeEventListener').mockImplementation(count(-1)),
  ]);
  const once = () => render(aMap()).unmount();
  once();
  const after = listening;
  for (let opening = 0; opening < 50; opening += 1) once();
  expect(listening).toBe(after);
  expect(watched).toBe(0);
  expect(document.querySelector('[class*="leaflet"]')).toBeNull();
  for (const spy of spies) spy.mockRestore();
});

test('a pin is moved by the arrow keys, keeps the focus, and by a press elsewhere', () => {
  const moved = jest.fn();
  const at = { lat: -37.687, lng: 176.167 };
  const pins = (place: MapPin['at']): MapPin[] => [{ id: 0, at: place, title: 'Pin' }];
  const { rerender } = render(aMap({ pins: pins(at), onMove: moved }));
  give(600, 360);
  const pin = screen.getByTitle('Pin');
  pin.focus();
  fireEvent.keyDown(pin, { key: 'ArrowRight' });
  const east = moved.mock.calls[0]?.[0];
  expect(east.lat).toBeCloseTo(at.lat, 5);
  expect(east.lng - at.lng).toBeCloseTo((10 * 360) / (256 * 2 ** 12), 5);
  rerender(aMap({ pins: pins(east), onMove: moved }));
  expect(screen.getByTitle('Pin')).toBe(pin);
  expect(pin).toHaveFocus();
  fireEvent.keyDown(pin, { key: 'ArrowUp', shiftKey: true });
  expect(moved.mock.calls[1]?.[0].lat).toBeGreaterThan(at.lat);
  fireEvent.keyDown(pin, { key: 'Tab' });
  expect(moved).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('region'), { clientX: 100, clientY: 100 });
  expect(moved).toHaveBeenCalledTimes(3);
});

test('a map that is only looked at moves nothing, and a site beyond the dateline keeps its longitude', () => {
  const moved = jest.fn();
  const chatham = { lat: -43.95, lng: -176.56 };
  const props = { view: undefined, pins: [{ id: 4, at: chatham, title: 'Waitangi' }] };
  const { rerender } = render(aMap(props));
  give(600, 360);
  fireEvent.click(screen.getByRole('region'), { clientX: 100, clientY: 100 });
  expect(moved).not.toHaveBeenCalled();
  rerender(aMap({ ...props, onMove: moved }));
  fireEvent.keyDown(screen.getByTitle('Waitangi'), { key: 'ArrowRight' });
  expect(moved.mock.calls[0]?.[0].lng).toBeCloseTo(chatham.lng, 2);
  expect(moved.mock.calls[0]?.[0].lng).toBeGreaterThan(chatham.lng);
});

test('pins that lie apart are in sight together, also of a map that was drawn hidden', () => {
  const [north, south] = [eight[0] as MapPin, { id: 9, at: { lat: -46.4, lng: 168.35 }, title: 'Invercargill' }];
  render(aMap({ view: undefined, pins: [north, south] }));
  expect(tiles()[0]?.src).toContain('/16/');
  give(600, 360);
  expect(tiles().at(-1)?.src).toMatch(/\/[4-6]\/\d+\/\d+\.png$/);
});
