import type { CalculatorBody } from '../calculator';
import { dimension, drawing, line, rectangle } from '../parts/drawing';
import { brief, shown } from '../parts/figures';
import { answer, mainAnswer, warningsOf } from '../parts/outcome';
import { number, numberOf } from '../parts/values';

const squareCheck: CalculatorBody = {
  fields: [
    number('a', 'One side', 'm', '7.2', 0.01, 1000),
    number('b', 'The other side', 'm', '4.8', 0.01, 1000),
    number('first', 'Diagonal as measured', 'm', '0', 0, 2000, { help: 'Leave 0 when you have not measured yet' }),
    number('tolerance', 'May be off by', 'mm', '5', 0, 100),
  ],
  compute(values) {
    const [a, b, measured, tolerance] = ['a', 'b', 'first', 'tolerance'].map((id) => numberOf(values, id)) as [
      number,
      number,
      number,
      number,
    ];
    const diagonal = Math.hypot(a, b);
    const off = (measured - diagonal) * 1000;
    const unit = Math.min(a / 4, b / 3, 1);
    const [w, h] = [a * 1000, b * 1000];
    const gap = Math.max(w, h) * 0.06;
    return {
      answers: [
        mainAnswer('Diagonal when square', shown(diagonal, 3), 'm'),
        ...(measured ? [mainAnswer('Yours is off by', shown(off, 1), 'mm')] : []),
        answer('3-4-5 in this corner', [3, 4, 5].map((times) => brief(times * unit, 3)).join(' - '), 'm'),
        answer('Area', shown(a * b, 2), 'm²'),
      ],
      materials: [],
      warnings: warningsOf([
        measured > 0 && Math.abs(off) > tolerance,
        `The diagonal is ${shown(Math.abs(off), 1)} mm too ${off > 0 ? 'long: the corner is open' : 'short: the corner is closed'}`,
      ]),
      drawing: drawing(`Rectangle ${brief(a, 3)} by ${brief(b, 3)} m with its diagonal`, [
        rectangle(0, 0, w, h, 'light'),
        line([0, h], [w, 0], 'accent'),
        dimension([w, h], [0, h], `${brief(a, 3)} m`, gap),
        dimension([0, h], [0, 0], `${brief(b, 3)} m`, gap),
        dimension([0, h], [w, 0], `${shown(diagonal, 3)} m`),
      ]),
    };
  },
  source: { text: 'Diagonal = √(a² + b²); a corner with sides of 3 and 4 and a diagonal of 5 is square', asAt: '2026-11-28' },
  notice: 'Both diagonals alike show a square figure only when opposite sides are equal.',
};

export default squareCheck;
