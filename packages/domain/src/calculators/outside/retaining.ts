import type { CalculatorBody } from '../calculator';
import { dimension, drawing, line, rectangle } from '../parts/drawing';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { allowance, choice, choiceOf, number, numberOf } from '../parts/values';

/** Width of the drainage behind a wall, m, and its loose density, t/m³. */
const [DRAIN_WIDTH, DRAIN_DENSITY] = [0.3, 1.5] as const;

const retaining: CalculatorBody = {
  fields: [
    number('length', 'Length', 'm', '10', 0.5, 500),
    number('height', 'Height that it holds', 'm', '0.9', 0.2, 3),
    number('spacing', 'Poles at', 'm', '1.2', 0.4, 2.4),
    number('depth', 'Depth of a pole in the ground', 'm', '0.9', 0.3, 4),
    number('hole', 'Diameter of a hole', 'mm', '400', 150, 1200),
    number('board', 'Width of a board', 'mm', '150', 75, 300),
    choice('load', 'Above the wall', [
      ['none', 'Level ground, no load'],
      ['surcharge', 'A slope, drive, building or other load'],
    ]),
    allowance('10', 'On boards and metal'),
  ],
  compute(values) {
    const [length, height, depth, hole] = ['length', 'height', 'depth', 'hole'].map((id) => numberOf(values, id)) as [
      number,
      number,
      number,
      number,
    ];
    const [spacing, board, more] = [numberOf(values, 'spacing'), numberOf(values, 'board'), numberOf(values, 'allowance')];
    const poles = wholeUp(length / spacing) + 1;
    const rows = wholeUp((height * 1000) / board);
    const boards = withAllowance(rows * length, more);
    const metal = withAllowance(length * height * DRAIN_WIDTH, more);
    const concrete = (poles * Math.PI * (hole / 1000) ** 2 * depth) / 4;
    const loaded = choiceOf(values, 'load') === 'surcharge';
    const [high, deep] = [height * 1000, depth * 1000];
    const gap = (high + deep) * 0.08;
    return {
      answers: [
        mainAnswer('Poles', String(poles)),
        mainAnswer('Boards', shown(boards, 1), 'm'),
        answer('Rows of boards', String(rows)),
        answer('Length of a pole', shown(height + depth, 2), 'm'),
        answer('Drainage metal', shown(metal, 2), 'm³'),
        answer('Weight of the metal', shown(metal * DRAIN_DENSITY, 2), 't'),
        answer('Concrete round the poles, at most', shown(concrete, 2), 'm³'),
        answer('Drain coil', shown(length, 1), 'm'),
      ],
      materials: toBuy(
        [`Retaining pole H5, ${shown(wholeUp((height + depth) / 0.3) * 0.3, 1)} m`, poles, 'each'],
        [`Retaining board ${brief(board)} × 50 H4`, wholeUp(boards * 10) / 10, 'm'],
        ['Drainage metal', wholeUp(metal * 10) / 10, 'm³'],
        ['Ready-mix concrete 17.5 MPa', wholeUp(concrete * 10) / 10, 'm³'],
        ['Perforated drain coil 110 mm with sock', wholeUp(length), 'm'],
      ),
      warnings: warningsOf(
        [height > 1.5, `${brief(height)} m is over the 1.5 m that a wall may hold without a building consent`],
        [loaded, 'With a slope or a load above, a wall of any height needs a building consent and an engineer'],
        [
          depth < height,
          `The poles stand ${brief(depth)} m in the ground for ${brief(height)} m of wall: as deep as high is a usual rule of thumb`,
        ],
      ),
      drawing: drawing(`Section of a retaining wall ${brief(height)} m high with poles ${brief(depth)} m in the ground`, [
        rectangle(150, 0, 2 * high, high + deep * 1.1, 'light'),
        rectangle(-high, high, high + 150, deep * 1.1, 'light'),
        rectangle(200, 0, DRAIN_WIDTH * 1000, high, 'cut'),
        rectangle(-hole / 2 + 75, high, hole, deep, 'cut'),
        rectangle(0, 0, 150, high + deep, 'accent'),
        ...Array.from({ length: rows }, (_, row) =>
          rectangle(150, Math.max(0, high - (row + 1) * board), 50, Math.min(board, high - row * board), 'solid'),
        ),
        line([200, 0], [2 * high + 150, 0], 'solid'),
        line([-high, high], [0, high], 'solid'),
        dimension([-hole / 2, high], [-hole / 2, 0], `${brief(height)} m`, gap),
        dimension([-hole / 2, high + deep], [-hole / 2, high], `${brief(depth)} m`, gap),
      ]),
    };
  },
  source: {
    text: 'Quantities by geometry, drainage 300 mm wide. Consent: Building Act 2004, Schedule 1 (up to 1.5 m without surcharge)',
    asAt: '2026-11-28',
  },
  notice: 'Quantities only, not a design: pole size, depth and spacing depend on the ground.',
};

export default retaining;
