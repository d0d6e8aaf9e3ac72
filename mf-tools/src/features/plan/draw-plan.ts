import { type EnclosedArea, lengthOf, type Plan, type PlanItem, type PlanWall } from '@dwang/domain/plans';
import { areaLabelAt } from './area-label';
import type { PlanKind } from './plan-kinds';
import { areaText, lengthText, type PlanUnit } from './units';

/** What a picture of a plan needs; paper is white whatever the look. */
export interface DrawnPlan {
  kind: PlanKind;
  plan: Plan;
  areas: readonly EnclosedArea[];
  unit: PlanUnit;
  hidden: ReadonlySet<string>;
}

const WALL_METRES = 0.25;
const LONGEST_SIDE = 2000;

/** The plan on a canvas, its longer side 2,000 px; lines, things and figures as the screen shows them. */
export function drawPlan({ kind, plan, areas, unit, hidden }: DrawnPlan): HTMLCanvasElement {
  const scale = LONGEST_SIDE / Math.max(plan.width, plan.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(plan.width * scale);
  canvas.height = Math.round(plan.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The picture could not be drawn');
  const inks = readInks();
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const size = LONGEST_SIDE / 50;
  pen.font = `600 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const item of plan.items) if (!hidden.has(item.layer)) drawItem(pen, item, kind, scale, inks);
  for (const wall of plan.walls) if (!hidden.has(wall.layer)) drawWall(pen, wall, scale, inks, lengthText(lengthOf(wall), unit));
  pen.fillStyle = inks.text;
  for (const one of kind.line ? areas : []) {
    const [x, y] = areaLabelAt(one, plan.items);
    pen.fillText(areaText(one.area, unit), x * scale, y * scale);
  }
  pen.strokeStyle = inks.text;
  pen.lineWidth = 4;
  pen.strokeRect(2, 2, canvas.width - 4, canvas.height - 4);
  return canvas;
}

interface Inks {
  text: string;
  hues: readonly string[];
}

function readInks(): Inks {
  const style = getComputedStyle(document.documentElement);
  const hues = [1, 2, 3, 4, 5, 6, 7, 8].map((hue) => style.getPropertyValue(`--dwang-hue-${hue}`).trim() || 'gray');
  return { text: 'black', hues };
}

function drawWall(pen: CanvasRenderingContext2D, { start, end }: PlanWall, scale: number, inks: Inks, text: string): void {
  pen.strokeStyle = inks.text;
  pen.lineWidth = Math.max(3, WALL_METRES * scale * 0.4);
  pen.beginPath();
  pen.moveTo(start[0] * scale, start[1] * scale);
  pen.lineTo(end[0] * scale, end[1] * scale);
  pen.stroke();
  pen.fillStyle = inks.text;
  pen.fillText(text, ((start[0] + end[0]) / 2) * scale, ((start[1] + end[1]) / 2) * scale - LONGEST_SIDE / 50);
}

function drawItem(pen: CanvasRenderingContext2D, item: PlanItem, kind: PlanKind, scale: number, inks: Inks): void {
  const hue = kind.types.find(({ type }) => type === item.type)?.hue ?? 1;
  const [width, height] = [item.width * scale, item.height * scale];
  pen.save();
  pen.translate(item.x * scale, item.y * scale);
  pen.rotate((item.rotation * Math.PI) / 180);
  pen.fillStyle = inks.hues[hue - 1] ?? 'gray';
  pen.globalAlpha = 0.3;
  pen.fillRect(-width / 2, -height / 2, width, height);
  pen.globalAlpha = 1;
  pen.strokeStyle = pen.fillStyle;
  pen.lineWidth = 4;
  pen.strokeRect(-width / 2, -height / 2, width, height);
  pen.restore();
  pen.fillStyle = inks.text;
  pen.fillText(item.label, item.x * scale, item.y * scale);
}

/** The picture as a file. */
export const planPicture = (drawn: DrawnPlan): Promise<Blob> =>
  new Promise((resolve, reject) =>
    drawPlan(drawn).toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png'),
  );
