import type { CalculatorBody } from '../calculator';
import { dimension, drawing, line, polygon } from '../parts/drawing';
import { brief, shown, wholeUp } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

/** Longest unvented waste of 32, 40 or 50 mm, m; G13/AS1. */
const UNVENTED = 3.6;

const waste: CalculatorBody = {
  fields: [
    choice(
      'size',
      'Pipe',
      [
        ['40', '40 mm'],
        ['32', '32 mm'],
        ['50', '50 mm'],
      ],
      { help: '32 mm for a basin; 40 mm for a sink, bath, shower or tub' },
    ),
    number('length', 'Length', 'm', '2.5', 0.1, 50, { help: 'From the trap to the stack or drain' }),
    number('ratio', 'Grade 1 in', '', '40', 5, 200),
    choice('vent', 'The pipe is', [
      ['no', 'Not vented'],
      ['yes', 'Vented'],
    ]),
  ],
  compute(values) {
    const [length, ratio, size] = [numberOf(values, 'length'), numberOf(values, 'ratio'), choiceOf(values, 'size')];
    const vented = choiceOf(values, 'vent') === 'yes';
    const fall = (length * 1000) / ratio;
    const wide = length * 1000;
    const pipe = wide * 0.03;
    return {
      answers: [
        mainAnswer('Fall', shown(fall), 'mm'),
        mainAnswer('Left without a vent', shown(Math.max(0, UNVENTED - length), 2), 'm'),
        answer('Longest without a vent', shown(UNVENTED, 1), 'm'),
        answer('Grade', shown(100 / ratio, 2), '%'),
      ],
      materials: toBuy([`uPVC waste pipe ${size} mm`, wholeUp(length * 10) / 10, 'm']),
      warnings: warningsOf(
        [
          !vented && length > UNVENTED,
          `${brief(length)} m is over the ${UNVENTED} m of an unvented ${size} mm waste: vent it (G13/AS1)`,
        ],
        [ratio > 40, `1:${brief(ratio)} is flatter than the 1:40 that is usual for a waste of ${size} mm (guidance)`],
      ),
      drawing: drawing(`A waste pipe of ${brief(length)} m falling ${shown(fall)} mm`, [
        polygon('accent', [0, 0], [wide, fall], [wide, fall + pipe], [0, pipe]),
        polygon(
          'light',
          [wide, -wide * 0.2],
          [wide + pipe * 2, -wide * 0.2],
          [wide + pipe * 2, wide * 0.2 + fall],
          [wide, wide * 0.2 + fall],
        ),
        line([0, 0], [0, -wide * 0.12], 'solid'),
        line([-wide * 0.08, -wide * 0.12], [wide * 0.08, -wide * 0.12], 'solid'),
        dimension([wide, fall + wide * 0.2], [0, fall + wide * 0.2], `${brief(length)} m`, wide * 0.05),
      ]),
    };
  },
  source: { text: 'Unvented waste pipes of 32, 40 and 50 mm up to 3.6 m: G13/AS1', asAt: '2026-11-28' },
  notice: 'Size, grade and venting depend on the fixture: G13 and the plumber decide.',
};

export default waste;
