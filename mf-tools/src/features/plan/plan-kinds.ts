/** What can be placed: sizes in metres as it usually is, `hue` tells kinds apart. */
interface ItemType {
  type: string;
  label: string;
  width: number;
  height: number;
  layer: string;
  hue: number;
}

interface PlanLayer {
  id: string;
  label: string;
  /** Lines can be drawn on it. */
  hasLines: boolean;
}

/** A planner: what it is for decides its size, its layers and what can be placed. */
export interface PlanKind {
  id: 'floor-plan' | 'furniture-planner' | 'site-planner';
  title: string;
  width: number;
  height: number;
  /** `Wall` or `Line`; null where none is drawn. */
  line: string | null;
  /** Name of the tool that places things. */
  place: string;
  types: readonly ItemType[];
  layers: readonly PlanLayer[];
  /** May lie over the camera's picture. */
  hasCamera: boolean;
  /** Placing one thing ends placing. */
  placesOnce: boolean;
}

/** Spec: the furniture planner's item is 1 by 0.5 m in a room of 5 by 5 m; the floor plan's is 50 by 50 px on a grid of 20 px. */
const furniture = (type: string, label: string, hue: number): ItemType => ({
  ...{ type, label, hue, width: 1, height: 0.5, layer: 'furniture' },
});

const FURNITURE: readonly ItemType[] = [
  furniture('table', 'Table', 1),
  furniture('armchair', 'Armchair', 3),
  furniture('sofa', 'Sofa', 6),
  furniture('bed', 'Bed', 2),
  furniture('door', 'Door', 4),
  furniture('window', 'Window', 7),
];

const ROOM_LAYERS: readonly PlanLayer[] = [
  { id: 'walls', label: 'Walls', hasLines: true },
  { id: 'furniture', label: 'Furniture', hasLines: false },
];

const FLOOR: PlanKind = {
  ...{ id: 'floor-plan', title: 'AR Floor Plan', width: 5, height: 5, line: 'Wall', place: 'Furniture', hasCamera: true },
  ...{ types: [{ type: 'item', label: 'Item', width: 1.25, height: 1.25, layer: 'furniture', hue: 1 }, ...FURNITURE] },
  ...{ layers: ROOM_LAYERS, placesOnce: false },
};

const FURNITURE_PLANNER: PlanKind = {
  ...{ id: 'furniture-planner', title: 'AR Furniture Planner', width: 5, height: 5, line: null, place: 'Place', hasCamera: true },
  ...{ types: FURNITURE, layers: ROOM_LAYERS, placesOnce: true },
};

const site = (type: string, label: string, width: number, height: number, layer: string, hue: number): ItemType => ({
  ...{ type, label, width, height, layer, hue },
});

const SITE: PlanKind = {
  ...{ id: 'site-planner', title: 'Site Planner', width: 20, height: 30, line: 'Line', place: 'Place', hasCamera: false },
  types: [
    site('house', 'House', 10, 8, 'buildings', 1),
    site('shed', 'Shed', 3, 2.4, 'buildings', 4),
    site('scaffold', 'Scaffold', 6, 1.2, 'setup', 8),
    site('skip', 'Skip bin', 3.6, 1.8, 'setup', 6),
    site('container', 'Container', 6.1, 2.4, 'setup', 7),
    site('toilet', 'Site toilet', 1.2, 1.2, 'setup', 3),
    site('stack', 'Materials', 3, 1.5, 'setup', 8),
    site('vehicle', 'Vehicle', 5.4, 2, 'setup', 2),
    site('tree', 'Tree', 3, 3, 'ground', 5),
    site('no-go', 'No-go zone', 4, 4, 'setup', 6),
  ],
  layers: [
    { id: 'boundary', label: 'Boundary', hasLines: true },
    { id: 'buildings', label: 'Buildings', hasLines: true },
    { id: 'services', label: 'Services', hasLines: true },
    { id: 'setup', label: 'Site set-up', hasLines: true },
    { id: 'ground', label: 'Ground', hasLines: false },
  ],
  placesOnce: true,
};

export const PLAN_KINDS = { floor: FLOOR, furniture: FURNITURE_PLANNER, site: SITE };
