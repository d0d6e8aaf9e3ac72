import type { CalculatorBody } from '../calculator';
import { drawing, line, polygon } from '../parts/drawing';
import { degrees, radians, shown } from '../parts/figures';
import { answer, mainAnswer } from '../parts/outcome';
import { choice, choiceOf, count, number, numberOf } from '../parts/values';

const when = (is: string) => ({ when: { field: 'given', is: [is] } });

const mitre: CalculatorBody = {
  fields: [
    choice('given', 'You know', [
      ['sides', 'How many sides it has'],
      ['corner', 'The angle of the corner'],
    ]),
    count('sides', 'Sides', '8', 3, 60, when('sides')),
    number('corner', 'Angle of the corner', '°', '90', 10, 179, when('corner')),
    number('slope', 'Boards lean from upright by', '°', '0', 0, 80, { help: '0 for a flat frame or upright boards' }),
  ],
  compute(values) {
    const corner = choiceOf(values, 'given') === 'sides' ? 180 - 360 / numberOf(values, 'sides') : numberOf(values, 'corner');
    const half = radians((180 - corner) / 2);
    const slope = radians(numberOf(values, 'slope'));
    const tilt = degrees(Math.asin(Math.cos(slope) * Math.sin(half)));
    const turn = degrees(Math.atan(Math.sin(slope) * Math.tan(half)));
    const [arm, thick] = [1000, 140];
    const angle = radians(corner);
    const [cx, cy] = [Math.cos(angle), Math.sin(angle)];
    const inner = thick / Math.tan(angle / 2);
    return {
      answers: [
        mainAnswer('Cut each end at', shown((180 - corner) / 2, 2), '°'),
        answer('Angle of the corner', shown(corner, 2), '°'),
        ...(slope ? [answer('Saw turned to', shown(turn, 2), '°'), answer('Blade tilted to', shown(tilt, 2), '°')] : []),
      ],
      materials: [],
      warnings: [],
      drawing: drawing(`A corner of ${shown(corner, 1)}° with its mitre`, [
        polygon('solid', [0, 0], [arm, 0], [arm, -thick], [inner, -thick]),
        polygon('light', [0, 0], [arm * cx, -arm * cy], [arm * cx + thick * cy, -arm * cy + thick * cx], [inner, -thick]),
        line([0, 0], [inner, -thick], 'accent'),
      ]),
    };
  },
  source: {
    text: 'Mitre = (180° − corner) ÷ 2; leaning boards by the compound mitre: tan turn = sin lean × tan mitre, sin tilt = cos lean × sin mitre',
    asAt: '2026-11-28',
  },
  notice: 'Cut a trial corner first: walls are seldom the angle of the drawing.',
};

export default mitre;
