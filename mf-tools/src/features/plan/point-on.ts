import type { Plan, PlanPoint } from '@dwang/domain/plans';

/** Where finger or mouse is on the drawing, in metres of the plan. */
export function pointOn(svg: Element | null, { clientX, clientY }: { clientX: number; clientY: number }, plan: Plan): PlanPoint {
  const box = svg?.getBoundingClientRect();
  if (!box || box.width === 0) return [0, 0];
  return [((clientX - box.left) / box.width) * plan.width, ((clientY - box.top) / box.height) * plan.height];
}
