import type { CalculatorBody } from '../calculator';
import { box } from '../parts/drawing';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

/** Loose density, t/m³, and how much is lost in compaction, %. Usual figures; the quarry knows its own. */
const KINDS = {
  basecourse: { label: 'Basecourse GAP 20 to GAP 65', density: 1.75, compaction: 20 },
  drainage: { label: 'Drainage metal', density: 1.5, compaction: 5 },
  sand: { label: 'Sand', density: 1.5, compaction: 12 },
  scoria: { label: 'Scoria', density: 1.1, compaction: 15 },
  topsoil: { label: 'Topsoil', density: 1.2, compaction: 20 },
  bark: { label: 'Bark or mulch', density: 0.4, compaction: 10 },
} as const;

const aggregate: CalculatorBody = {
  fields: [
    choice(
      'kind',
      'Material',
      Object.entries(KINDS).map(([id, { label }]) => [id, label] as const),
    ),
    number('length', 'Length', 'm', '6', 0.1, 2000),
    number('width', 'Width', 'm', '4', 0.1, 2000),
    number('depth', 'Depth when finished', 'mm', '100', 5, 3000),
    number('compaction', 'Lost in compaction', '%', '0', 0, 50, { help: 'At 0 we take a usual figure for the material' }),
    number('density', 'Density, loose', 't/m³', '0', 0, 3, { help: 'At 0 we take a usual figure; ask the quarry' }),
  ],
  compute(values) {
    const kind = KINDS[choiceOf(values, 'kind') as keyof typeof KINDS] ?? KINDS.basecourse;
    const [length, width, depth] = [numberOf(values, 'length'), numberOf(values, 'width'), numberOf(values, 'depth')];
    const compaction = numberOf(values, 'compaction') || kind.compaction;
    const density = numberOf(values, 'density') || kind.density;
    const placed = (length * width * depth) / 1000;
    const loose = withAllowance(placed, compaction);
    return {
      answers: [
        mainAnswer('Order', shown(loose, 2), 'm³'),
        mainAnswer('Weight', shown(loose * density, 2), 't'),
        answer('Area', shown(length * width, 2), 'm²'),
        answer('Finished volume', shown(placed, 2), 'm³'),
        answer('Reckoned with', `${brief(density)} t/m³, ${brief(compaction)} %`),
      ],
      materials: toBuy([kind.label, wholeUp(loose * 10) / 10, 'm³']),
      warnings: [],
      drawing: box(`Layer ${brief(length)} m by ${brief(width)} m, ${brief(depth)} mm deep`, length * 1000, width * 1000, depth, [
        `${brief(length)} m`,
        `${brief(width)} m`,
        `${brief(depth)} mm`,
      ]),
    };
  },
  source: { text: 'Volume = area × depth, and the compaction on top; densities are usual loose figures', asAt: '2026-11-28' },
  notice: 'Densities change with moisture and quarry: ask before ordering by weight.',
};

export default aggregate;
