import { DomEvent, divIcon, type Map as LeafletMap, type Marker, marker, type PointExpression } from 'leaflet';
import type { MapEvents, MapPin, Point } from './map-types';
import { drawnAt, pointOf } from './points';

/** Pixels: a thumb's width, of which the mark is drawn in the middle. */
const TARGET = 48;
/** Pixels between the tip of a pin and the lower edge of its target. */
const PIN_FOOT = 6;
/** Pixels that an arrow key moves a pin, and with Shift. */
const [STEP, SMALL_STEP] = [10, 1];
const ARROWS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Events = Pick<MapEvents, 'chosen' | 'moved'>;

/** The pins of a map. One that only went elsewhere stays the same element, so that it keeps the keyboard's focus. */
export function drawPins(on: LeafletMap, events: Events) {
  const drawn = new Map<string, Marker>();
  return {
    show(pins: readonly MapPin[], canMove: boolean): void {
      const wanted = new Map(pins.map((pin, index) => [`${pin.id} ${pin.mark} ${pin.title} ${canMove && index === 0}`, pin]));
      for (const [key, one] of drawn) {
        if (wanted.has(key)) continue;
        one.remove();
        drawn.delete(key);
      }
      let order = 0;
      for (const [key, pin] of wanted) {
        const isMovable = canMove && order === 0;
        order += 1;
        const known = drawn.get(key);
        if (known) known.setLatLng(drawnAt(pin.at));
        else drawn.set(key, drawPin(on, pin, events, { isMovable, order }));
      }
    },
  };
}

function drawPin(
  on: LeafletMap,
  pin: MapPin,
  events: Events,
  { isMovable, order }: { isMovable: boolean; order: number },
): Marker {
  const one = marker(drawnAt(pin.at), {
    icon: iconOf(pin),
    title: pin.title,
    zIndexOffset: -order,
    draggable: isMovable,
    autoPan: isMovable,
  });
  one.on('click', () => events.chosen(pin.id)).on('keypress', () => events.chosen(pin.id));
  one.addTo(on);
  if (isMovable) letMove(on, one, events.moved);
  return one;
}

function iconOf({ mark }: MapPin) {
  const html = document.createElement('span');
  html.textContent = mark ?? '';
  const iconAnchor: PointExpression = [TARGET / 2, mark === undefined ? TARGET - PIN_FOOT : TARGET / 2];
  return divIcon({
    className: mark === undefined ? 'dwang-map-mark dwang-map-pin' : 'dwang-map-mark',
    html,
    iconSize: [TARGET, TARGET],
    iconAnchor,
  });
}
function letMove(on: LeafletMap, one: Marker, moved: (to: Point) => void): void {
  one.on('dragend', () => moved(pointOf(one.getLatLng())));
  const element = one.getElement();
  if (!element) return;
  DomEvent.on(element, 'keydown', (event) => {
    const { key, shiftKey } = event as KeyboardEvent;
    const way = ARROWS[key];
    if (!way) return;
    DomEvent.stop(event);
    const step = shiftKey ? SMALL_STEP : STEP;
    const to = on.unproject(on.project(one.getLatLng()).add([way[0] * step, way[1] * step]));
    one.setLatLng(to);
    if (!on.getBounds().contains(to)) on.panTo(to, { animate: false });
    moved(pointOf(to));
  });
}
