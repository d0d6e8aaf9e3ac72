import {
  circleMarker,
  type LayerGroup,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  map,
  type TileLayer,
  tileLayer,
} from 'leaflet';
import { drawPins } from './draw-pins';
import type { MapEvents, MapViewProps } from './map-types';
import { drawnAt, pointOf } from './points';

const MOST_ZOOM = 19;
/** So near that the houses can be told apart, and no nearer. */
const ZOOM_ON_PINS = 16;
/** New Zealand, where there is nothing to look at. */
const COUNTRY = { centre: { lat: -41, lng: 174 }, zoom: 5 };
/** Pixels between the pins and the edge. */
const MARGIN = 36;
const CREDIT =
  '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a> contributors';

type Shown = Pick<MapViewProps, 'tilesUrl' | 'pins' | 'view' | 'device'> & { canMove: boolean };

export interface DrawnMap {
  show: (shown: Shown) => void;
  remove: () => void;
}

/**
 * A map in `element`. It measures itself whenever its place changes size, so that one drawn in a hidden card is whole when it is shown;
 * `remove` leaves nothing behind.
 */
export function drawMap(element: HTMLElement, events: MapEvents): DrawnMap {
  const drawn = map(element, { attributionControl: true, zoomControl: true, scrollWheelZoom: false, zoomAnimation: false });
  drawn.attributionControl.setPrefix(false);
  const pictures = drawPictures(drawn, events);
  const device: LayerGroup = layerGroup().addTo(drawn);
  const pins = drawPins(drawn, events);
  let unseen: Shown | null = null;
  const look = (shown: Shown): void => {
    unseen = lookAt(drawn, shown) ? null : shown;
  };
  const observer = new ResizeObserver(() => {
    drawn.invalidateSize({ animate: false });
    if (unseen) look(unseen);
  });
  observer.observe(element);
  let isMovable = false;
  drawn.on('click', ({ latlng }) => {
    if (isMovable) events.moved(pointOf(latlng));
  });
  let lookedAt = '';
  return {
    show(shown) {
      isMovable = shown.canMove;
      pictures.from(shown.tilesUrl);
      const wanted = JSON.stringify(shown.view ?? shown.pins.map(({ at }) => at));
      if (wanted !== lookedAt) look(shown);
      lookedAt = wanted;
      device.clearLayers();
      if (shown.device)
        circleMarker(drawnAt(shown.device), { radius: 8, className: 'dwang-map-me', interactive: false }).addTo(device);
      pins.show(shown.pins, shown.canMove);
    },
    remove() {
      observer.disconnect();
      drawn.remove();
    },
  };
}

/** The pictures under the pins, once it is known where they come from. */
function drawPictures(on: LeafletMap, { pictures }: Pick<MapEvents, 'pictures'>) {
  let layer: TileLayer | undefined;
  let from: string | undefined;
  return {
    from(tilesUrl: string | undefined): void {
      if (tilesUrl === from) return;
      from = tilesUrl;
      layer?.remove();
      layer =
        tilesUrl === undefined
          ? undefined
          : tileLayer(`${tilesUrl}/{z}/{x}/{y}.png`, { maxZoom: MOST_ZOOM, attribution: CREDIT });
      layer
        ?.on('tileload', () => pictures(true))
        .on('tileerror', () => pictures(false))
        .addTo(on);
    },
  };
}

/** False while the map has no size yet: then it only looks at the middle of the pins. */
function lookAt(drawn: LeafletMap, { pins, view }: Shown): boolean {
  if (view || pins.length === 0) {
    const { centre, zoom } = view ?? COUNTRY;
    drawn.setView(drawnAt(centre), zoom, { animate: false });
    return true;
  }
  const bounds = latLngBounds(pins.map(({ at }) => drawnAt(at)));
  const { x, y } = drawn.getSize();
  const hasSize = x > 0 && y > 0;
  if (hasSize) drawn.fitBounds(bounds, { maxZoom: ZOOM_ON_PINS, padding: [MARGIN, MARGIN], animate: false });
  else drawn.setView(bounds.getCenter(), ZOOM_ON_PINS, { animate: false });
  return hasSize;
}
