import type { Position } from '@dwang/client';
import { circleMarker, divIcon, type LatLngExpression, type LayerGroup, layerGroup, map, marker, tileLayer } from 'leaflet';
import type { NearSupplier } from './nearest';

/** Source: specification 1, section 9. */
const ZOOM = 12;
const ZOOM_ON_A_FIX = 13;
const MOST_ZOOM = 19;
const CREDIT =
  '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a> contributors';
/** Pixels: a thumb's width, of which the numbered dot is drawn in the middle. */
const TARGET = 48;

export interface MapEvents {
  chosen: (supplier: NearSupplier) => void;
  /** Whether the pictures of the map arrive; without them the places stand on a plain grid. */
  pictures: (arrive: boolean) => void;
}

export interface DrawnMap {
  show: (suppliers: readonly NearSupplier[], device: Position | null, centre: Position) => void;
  remove: () => void;
}

const at = ({ lat, lng }: Position): LatLngExpression => [lat, lng];

/**
 * A map in `element`. It measures itself whenever its place changes size, so that one drawn in a hidden card is whole when it is shown;
 * `remove` leaves nothing behind.
 */
export function drawMap(element: HTMLElement, tilesUrl: string, events: MapEvents): DrawnMap {
  const drawn = map(element, { attributionControl: true, zoomControl: true, scrollWheelZoom: false, zoomAnimation: false });
  drawn.attributionControl.setPrefix(false);
  tileLayer(`${tilesUrl}/{z}/{x}/{y}.png`, { maxZoom: MOST_ZOOM, attribution: CREDIT })
    .on('tileload', () => events.pictures(true))
    .on('tileerror', () => events.pictures(false))
    .addTo(drawn);
  const marks: LayerGroup = layerGroup().addTo(drawn);
  const observer = new ResizeObserver(() => drawn.invalidateSize({ animate: false }));
  observer.observe(element);
  let centredOn = '';
  return {
    show(suppliers, device, centre) {
      const wanted = JSON.stringify([centre, device !== null]);
      if (wanted !== centredOn) drawn.setView(at(centre), device ? ZOOM_ON_A_FIX : ZOOM, { animate: false });
      centredOn = wanted;
      marks.clearLayers();
      if (device) circleMarker(at(device), { radius: 8, className: 'tools-map-me', interactive: false }).addTo(marks);
      for (const supplier of suppliers) markOf(supplier, events.chosen).addTo(marks);
    },
    remove() {
      observer.disconnect();
      drawn.remove();
    },
  };
}

function markOf(supplier: NearSupplier, chosen: (supplier: NearSupplier) => void) {
  const icon = divIcon({ className: 'tools-map-mark', html: `<span>${supplier.rank}</span>`, iconSize: [TARGET, TARGET] });
  const mark = marker(at(supplier.location), { icon, title: supplier.name, zIndexOffset: -supplier.rank });
  return mark.on('click', () => chosen(supplier)).on('keypress', () => chosen(supplier));
}
