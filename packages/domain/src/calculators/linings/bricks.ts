import type { CalculatorBody } from '../calculator';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { allowance, choice, choiceOf, number, numberOf } from '../parts/values';
import { wallArea, wallFields } from '../parts/wall-area';
import { wallFace } from '../parts/wall-face';

/** Faces of NZ bricks, length × height in mm. */
const FACES = ['230×76', '230×119', '290×162'] as const;
/** Depth of a veneer brick for the mortar, mm. */
const DEPTH = 70;
/** Ties at 600 × 400 mm, the usual spacing of a veneer. */
const TIES_PER_M2 = 1 / (0.6 * 0.4);

const bricks: CalculatorBody = {
  fields: [
    ...wallFields('6', '2.4', '2.4'),
    choice('face', 'Face of a brick', [
      ...FACES.map((face) => [face, `${face.replace('×', ' × ')} mm`] as const),
      ['own', 'Own size'],
    ]),
    number('brickLength', 'Length of a brick', 'mm', '230', 50, 600, { when: { field: 'face', is: ['own'] } }),
    number('brickHeight', 'Height of a brick', 'mm', '76', 30, 400, { when: { field: 'face', is: ['own'] } }),
    number('joint', 'Joint', 'mm', '10', 1, 30),
    allowance('5'),
  ],
  compute(values) {
    const { length, height, gross, net } = wallArea(values);
    const face = choiceOf(values, 'face');
    const [long, high] =
      face === 'own'
        ? [numberOf(values, 'brickLength'), numberOf(values, 'brickHeight')]
        : (face.split('×').map(Number) as [number, number]);
    const joint = numberOf(values, 'joint');
    const each = 1e6 / ((long + joint) * (high + joint));
    const bought = wholeUp(withAllowance(net * each, numberOf(values, 'allowance')));
    const mortar = net * (1 - (each * long * high) / 1e6) * (DEPTH / 1000);
    const ties = wholeUp(net * TIES_PER_M2);
    return {
      answers: [
        mainAnswer('Bricks', String(bought)),
        answer('Bricks in a square metre', shown(each, 2)),
        answer('Wall less openings', shown(net, 2), 'm²'),
        answer('Mortar in the joints', shown(mortar, 3), 'm³'),
        answer('Brick ties', String(ties)),
        answer('Courses', shown(wholeUp((height * 1000) / (high + joint)))),
      ],
      materials: toBuy(
        [`Brick ${brief(long)} × ${brief(high)} mm`, bought, 'each'],
        ['Mortar, mixed', wholeUp(withAllowance(mortar, 15) * 100) / 100, 'm³'],
        ['Brick tie', ties, 'each'],
      ),
      warnings: [],
      drawing: wallFace(`Brick wall ${brief(length)} by ${brief(height)} m`, length, height, gross - net, high + joint),
    };
  },
  source: {
    text: 'Bricks in a square metre = 1 ÷ ((length + joint) × (height + joint)); mortar for bricks 70 mm deep; ties at 600 × 400 mm',
    asAt: '2026-11-28',
  },
  notice: 'Ties, cavity and the height of a veneer follow NZS 3604 and the maker of the brick.',
};

export default bricks;
