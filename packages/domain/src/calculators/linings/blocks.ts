import type { CalculatorBody } from '../calculator';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { allowance, choice, choiceOf, number, numberOf } from '../parts/values';
import { wallArea, wallFields } from '../parts/wall-area';
import { wallFace } from '../parts/wall-face';

const [LENGTH, HEIGHT, JOINT] = [390, 190, 10] as const;
const PER_M2 = 1e6 / ((LENGTH + JOINT) * (HEIGHT + JOINT));

const blocks: CalculatorBody = {
  fields: [
    ...wallFields('6', '2.4', '2.4'),
    choice('series', 'Block', [
      ['190', '20 series, 190 mm'],
      ['140', '15 series, 140 mm'],
    ]),
    choice('fill', 'Cells filled', [
      ['1', 'All'],
      ['0.5', 'Every second'],
      ['0', 'None'],
    ]),
    number('fillEach', 'Fill for 100 blocks, all cells', 'm³', '0.9', 0.1, 2, {
      help: '0.8 to 1 m³ for 20 series; ask for less with 15 series',
      when: { field: 'fill', is: ['1', '0.5'] },
    }),
    allowance('5'),
  ],
  compute(values) {
    const { length, height, gross, net } = wallArea(values);
    const depth = Number(choiceOf(values, 'series'));
    const laid = net * PER_M2;
    const bought = wholeUp(withAllowance(laid, numberOf(values, 'allowance')));
    const share = Number(choiceOf(values, 'fill'));
    const fill = share ? (laid / 100) * numberOf(values, 'fillEach') * share : 0;
    const mortar = net * (1 - (PER_M2 * LENGTH * HEIGHT) / 1e6) * (depth / 1000) * 0.5;
    return {
      answers: [
        mainAnswer('Blocks', String(bought)),
        ...(share ? [mainAnswer('Fill', shown(fill, 2), 'm³')] : []),
        answer('Blocks in a square metre', shown(PER_M2, 1)),
        answer('Wall less openings', shown(net, 2), 'm²'),
        answer('Courses', String(wholeUp((height * 1000) / (HEIGHT + JOINT)))),
        answer('Mortar', shown(mortar, 3), 'm³'),
      ],
      materials: toBuy(
        [`Concrete block 390 × 190 × ${depth} mm`, bought, 'each'],
        ['Block fill', wholeUp(fill * 10) / 10, 'm³'],
        ['Mortar, mixed', wholeUp(withAllowance(mortar, 15) * 100) / 100, 'm³'],
      ),
      warnings: [],
      drawing: wallFace(`Block wall ${brief(length)} by ${brief(height)} m`, length, height, gross - net, HEIGHT + JOINT),
    };
  },
  source: {
    text: '12.5 blocks of 390 × 190 mm with 10 mm joints in a square metre; fill 0.8 to 1 m³ for 100 blocks',
    asAt: '2026-11-28',
  },
  notice:
    'Half blocks, bond beams, steel and clean-outs are not counted. Walls that hold ground or load follow NZS 4229 or an engineer.',
};

export default blocks;
