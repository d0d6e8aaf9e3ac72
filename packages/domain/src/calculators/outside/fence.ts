import type { CalculatorBody } from '../calculator';
import { bagsFor, supplyFields, supplyOf, supplySource } from '../concrete/supply';
import { dimension, drawing, rectangle } from '../parts/drawing';
import { brief, shown, wholeUp } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { choice, choiceOf, count, number, numberOf } from '../parts/values';

const fence: CalculatorBody = {
  fields: [
    number('length', 'Length', 'm', '25', 0.5, 5000),
    number('height', 'Height', 'm', '1.8', 0.3, 4),
    number('spacing', 'Posts no further apart than', 'm', '2.4', 0.5, 5),
    count('rails', 'Rails', '3', 0, 8),
    number('paling', 'Width of a paling', 'mm', '150', 20, 1200),
    choice('lay', 'Palings', [
      ['butted', 'Side by side'],
      ['lapped', 'Lapped'],
      ['spaced', 'With gaps'],
      ['none', 'None'],
    ]),
    number('lap', 'Lap', 'mm', '25', 1, 300, { when: { field: 'lay', is: ['lapped'] } }),
    number('gap', 'Gap', 'mm', '20', 1, 500, { when: { field: 'lay', is: ['spaced'] } }),
    number('post', 'Side of a post', 'mm', '100', 40, 300),
    number('depth', 'Depth of a hole', 'mm', '600', 200, 2500),
    number('hole', 'Diameter of a hole', 'mm', '300', 100, 1000),
    ...supplyFields,
  ],
  compute(values) {
    const [length, height, rails] = [numberOf(values, 'length'), numberOf(values, 'height'), numberOf(values, 'rails')];
    const [post, depth, hole] = [numberOf(values, 'post'), numberOf(values, 'depth'), numberOf(values, 'hole')];
    const bays = wholeUp(length / numberOf(values, 'spacing'));
    const posts = bays + 1;
    const bay = (length * 1000) / bays;
    const palings = palingsFor(length * 1000, values);
    const ring = Math.max(0, (Math.PI * hole ** 2) / 4 - post ** 2);
    const concrete = (posts * ring * depth) / 1e9;
    const supply = supplyOf(concrete, values);
    const drawn = Math.min(bays, 4);
    const high = height * 1000;
    return {
      answers: [
        mainAnswer('Posts', String(posts)),
        ...(palings ? [mainAnswer('Palings', String(palings))] : []),
        answer('Bays', String(bays)),
        answer('Length of a bay', shown(bay), 'mm'),
        answer('Rails', shown(rails * length, 1), 'm'),
        answer('Length of a post', shown(height + depth / 1000, 2), 'm'),
        answer('Concrete', shown(concrete, 2), 'm³'),
        ...supply.answers.map(({ main, ...rest }) => rest),
      ],
      materials: [
        ...toBuy(
          [
            `Fence post ${brief(post)} × ${brief(post)}, ${shown(wholeUp((height + depth / 1000) / 0.3) * 0.3, 1)} m`,
            posts,
            'each',
          ],
          [`Fence rail, ${brief(wholeUp(bay / 300) * 0.3, 1)} m`, bays * rails, 'each'],
          [`Paling ${brief(numberOf(values, 'paling'))} mm, ${brief(height)} m`, palings, 'each'],
          ['Paling nail', palings * rails * 2, 'each'],
        ),
        ...supply.materials,
      ],
      warnings: [
        ...warningsOf(
          [height > 2.5, `${brief(height)} m is over the 2.5 m that a fence may have without a building consent`],
          [height > 1.8 && height <= 2.5, `${brief(height)} m: many district plans allow 1.8 to 2 m at a boundary`],
          [
            depth < high / 3,
            `A hole of ${shown(depth)} mm is under a third of the height (${shown(high / 3)} mm), a usual rule of thumb`,
          ],
          [bagsFor(concrete, values) > 0 && ring === 0, 'The post fills its hole: no room for concrete'],
        ),
        ...supply.warnings,
      ],
      drawing: drawing(`${drawn} of ${bays} bays of a fence ${brief(height)} m high`, [
        ...(palings ? [rectangle(0, 0, drawn * bay, high, 'light')] : []),
        ...Array.from({ length: rails }, (_, rail) =>
          rectangle(0, (high * (rail + 0.5)) / Math.max(rails, 1) - 35, drawn * bay, 70, 'solid'),
        ),
        ...Array.from({ length: drawn + 1 }, (_, index) => [
          rectangle(index * bay - hole / 2, high, hole, depth, 'cut' as const),
          rectangle(index * bay - post / 2, 0, post, high + depth, 'accent' as const),
        ]).flat(),
        dimension([0, 0], [bay, 0], `${shown(bay)} mm`, high * 0.12),
        dimension([-hole / 2, high], [-hole / 2, 0], `${brief(height)} m`, high * 0.12),
      ]),
    };
  },
  source: {
    text: `Bays = length ÷ spacing, rounded up; posts = bays and one more. Height without consent: Building Act 2004, Schedule 1. ${supplySource}`,
    asAt: '2026-11-28',
  },
  notice: 'Gates and corners take more posts. A boundary fence is talked over with the neighbour first (Fencing Act 1978).',
};

/** Palings for a length in mm: by the width that each one shows. */
function palingsFor(length: number, values: Parameters<CalculatorBody['compute']>[0]): number {
  const [lay, paling] = [choiceOf(values, 'lay'), numberOf(values, 'paling')];
  if (lay === 'none') return 0;
  if (lay === 'spaced') return wholeUp(length / (paling + numberOf(values, 'gap')));
  return wholeUp(length / (lay === 'lapped' ? Math.max(5, paling - numberOf(values, 'lap')) : paling));
}

export default fence;
