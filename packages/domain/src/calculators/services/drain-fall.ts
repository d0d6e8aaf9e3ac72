import type { CalculatorBody } from '../calculator';
import { dimension, drawing, line, polygon } from '../parts/drawing';
import { brief, shown, wholeUp } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

/** Least grade of a drain, %; AS/NZS 3500.2. */
const LEAST = { '100': { percent: 1.65, ratio: 60 }, '65': { percent: 2.5, ratio: 40 } } as const;

const drainFall: CalculatorBody = {
  fields: [
    number('length', 'Length of the drain', 'm', '12', 0.1, 1000),
    number('ratio', 'Grade 1 in', '', '60', 5, 500),
    choice('size', 'Pipe', [
      ['100', 'DN 100'],
      ['65', 'DN 65'],
      ['other', 'Another size'],
    ]),
    number('start', 'Depth at the top end', 'mm', '450', 0, 10000, { help: 'Ground to the bottom of the pipe' }),
  ],
  compute(values) {
    const [length, ratio, start] = [numberOf(values, 'length'), numberOf(values, 'ratio'), numberOf(values, 'start')];
    const size = choiceOf(values, 'size');
    const fall = (length * 1000) / ratio;
    const least = LEAST[size as keyof typeof LEAST];
    const percent = 100 / ratio;
    const [wide, high] = [Math.max(length * 1000, 1), Math.max(fall * 4, length * 120)];
    const pipe = high * 0.08;
    return {
      answers: [
        mainAnswer('Fall', shown(fall), 'mm'),
        mainAnswer('Grade', shown(percent, 2), '%'),
        answer('Fall for each metre', shown(1000 / ratio, 1), 'mm'),
        answer('Depth at the low end', shown(start + fall), 'mm'),
        ...(least ? [answer('Least fall for this pipe', shown((length * 1000) / least.ratio), 'mm')] : []),
      ],
      materials: size === 'other' ? [] : toBuy([`uPVC drain pipe DN${size}, 6 m`, wholeUp(length / 6), 'length']),
      warnings: warningsOf(
        [
          least !== undefined && ratio > least.ratio,
          `1:${brief(ratio)} (${shown(percent, 2)} %) is flatter than the 1:${least?.ratio} (${least?.percent} %) of DN${size} in AS/NZS 3500.2`,
        ],
        [
          start + fall >= 1500,
          `The low end is ${shown(start + fall)} mm deep: from 1.5 m the trench needs shoring, battering or benching`,
        ],
      ),
      drawing: drawing(`A drain of ${brief(length)} m falling ${shown(fall)} mm, the fall drawn four times too steep`, [
        line([0, -high * 0.6], [wide, -high * 0.6], 'solid'),
        polygon('accent', [0, 0], [wide, fall * 4], [wide, fall * 4 + pipe], [0, pipe]),
        line([0, pipe], [wide, pipe], 'light', true),
        dimension([wide, fall * 4 + pipe], [wide, pipe], `${shown(fall)} mm`, wide * 0.04),
        dimension([0, -high * 0.6], [wide, -high * 0.6], `${brief(length)} m`, high * 0.3),
      ]),
    };
  },
  source: {
    text: 'Fall = length ÷ ratio. Least grades: DN100 1.65 % (1:60), DN65 2.5 % (1:40), AS/NZS 3500.2',
    asAt: '2026-11-28',
  },
  notice: 'Under G13/AS2 the least grade depends on the fixture units. Drainlaying is work for a registered drainlayer.',
};

export default drainFall;
