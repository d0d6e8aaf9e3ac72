import { appName } from '@dwang/client';
import { Sheet } from '@dwang/papers';
import { loadFonts } from '@dwang/papers/browser';
import { type DrawnPlan, drawPlan } from './draw-plan';
import { areaText, lengthText } from './units';

/** Scales that a rule is made for. */
const SCALES = [10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000];
const HEAD = 22;
const FOOT = 60;

/** The plan on A4 at the largest usual scale that fits, with its areas below. Millimetres. */
export async function planPage(drawn: DrawnPlan): Promise<Blob> {
  const { kind, plan, areas, unit } = drawn;
  const sheet = new Sheet(await loadFonts(kind.title), () => {});
  const room = { width: sheet.right - sheet.left, height: sheet.bottom - sheet.top - HEAD - FOOT };
  const scale =
    SCALES.find((one) => (plan.width * 1000) / one <= room.width && (plan.height * 1000) / one <= room.height) ??
    (SCALES.at(-1) as number);
  const [width, height] = [(plan.width * 1000) / scale, (plan.height * 1000) / scale];
  sheet.describe(kind.title, appName());
  sheet.write(kind.title, sheet.left, sheet.top + 6, { size: 16, weight: 'bold' });
  const size = `${lengthText(plan.width, unit)} by ${lengthText(plan.height, unit)}`;
  sheet.write(`${size}. Scale 1:${scale} when printed on A4 at 100 %.`, sheet.left, sheet.top + 13, { ink: 'quiet' });
  sheet.picture(drawPlan(drawn).toDataURL('image/png'), sheet.left, sheet.top + HEAD, width, height);
  sheet.y = sheet.top + HEAD + height + 4;
  if (kind.line) {
    for (const [at, { area }] of areas.entries())
      sheet.paragraph(`Area ${at + 1}: ${areaText(area, unit)}`, sheet.left, room.width);
  }
  return new Blob([sheet.bytes()], { type: 'application/pdf' });
}
