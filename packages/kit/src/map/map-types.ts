/** A point on the earth, in degrees (WGS 84). */
export interface Point {
  lat: number;
  lng: number;
}

export interface MapPin {
  id: number;
  at: Point;
  /** What stands there, for tooltips and screen readers. */
  title: string;
  /** A number or letter in the mark; without it the mark is a pin. */
  mark?: string;
}

export interface MapViewProps {
  /** What the map is of: `Map of suppliers`. */
  label: string;
  /** Below it `/{zoom}/{x}/{y}.png`; until it is known the pins stand on a plain grid. */
  tilesUrl: string | undefined;
  pins: readonly MapPin[];
  /** Pixels of height: 180 or 360; `whole` is as high as the place that it stands in. */
  size?: 'small' | 'large' | 'whole';
  /** What is looked at; without it all pins are in sight. */
  view?: { centre: Point; zoom: number } | undefined;
  /** Where this device is. */
  device?: Point | null;
  onChoose?: ((id: number) => void) | undefined;
  /** The first pin can be dragged, put elsewhere by a press on the map, and moved by the arrow keys: 10 pixels, with Shift one. */
  onMove?: ((to: Point) => void) | undefined;
}

/** What a drawn map tells. */
export interface MapEvents {
  chosen: (id: number) => void;
  moved: (to: Point) => void;
  /** Whether the pictures of the map arrive. */
  pictures: (arrive: boolean) => void;
}
