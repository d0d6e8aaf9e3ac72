/** The kit's map: a place of fixed height until it is scrolled into view, then the drawing library comes. Never needed for the first screen. */
export type { MapPin, MapViewProps, Point } from './map/map-types';
export { MapView } from './map/map-view';
