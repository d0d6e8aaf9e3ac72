import type { EnclosedArea, PlanItem, PlanPoint } from '@dwang/domain/plans';

/** Shares of an area's width and height, from its middle. */
const PLACES: readonly PlanPoint[] = [
  ...([
    [0, 0],
    [0, 0.35],
    [0, -0.35],
    [0.3, 0],
    [-0.3, 0],
  ] as const),
  ...([
    [0.3, 0.35],
    [-0.3, 0.35],
    [0.3, -0.35],
    [-0.3, -0.35],
  ] as const),
];

/** Where the size of an area is written: in its middle, or beside it where something stands there. */
export function areaLabelAt({ corners, middle }: EnclosedArea, items: readonly PlanItem[]): PlanPoint {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const places = PLACES.map(([x, y]): PlanPoint => [middle[0] + x * wide, middle[1] + y * high]);
  return places.find((place) => !items.some((item) => covers(item, place))) ?? middle;
}

const covers = ({ x, y, width, height, rotation }: PlanItem, place: PlanPoint): boolean => {
  const angle = (-rotation * Math.PI) / 180;
  const [dx, dy] = [place[0] - x, place[1] - y];
  const [u, v] = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
  return Math.abs(u) <= width / 2 && Math.abs(v) <= height / 2;
};
