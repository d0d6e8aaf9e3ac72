import { type CalculatorBody, FieldProblem } from '../calculator';
import { dimension, drawing, rectangle } from '../parts/drawing';
import { brief, shown, wholeUp } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

/** A gap in a barrier stays under this, mm; F4/AS1. */
const BARRIER_GAP = 100;

const spacing: CalculatorBody = {
  fields: [
    number('clear', 'Clear between the ends', 'mm', '2300', 20, 200000),
    number('width', 'Width of a piece', 'mm', '42', 1, 2000),
    number('gap', 'Gap no wider than', 'mm', '99', 1, 5000),
    choice('use', 'It is', [
      ['barrier', 'A barrier'],
      ['other', 'Something else'],
    ]),
  ],
  compute(values) {
    const [clear, width, most] = [numberOf(values, 'clear'), numberOf(values, 'width'), numberOf(values, 'gap')];
    const pieces = wholeUp((clear - most) / (width + most));
    const gap = (clear - pieces * width) / (pieces + 1);
    if (gap < 0) throw new FieldProblem('width', 'Pieces this wide leave no gap');
    const first = gap + width / 2;
    const drawn = Math.min(pieces, 200);
    const high = Math.min(Math.max(clear * 0.3, width * 2), 20000);
    const barrier = choiceOf(values, 'use') === 'barrier';
    const offset = Math.max(clear, high) * 0.06;
    return {
      answers: [
        mainAnswer('Pieces', String(pieces)),
        mainAnswer('Gap', shown(gap, 1), 'mm'),
        answer('Centres', shown(gap + width, 1), 'mm'),
        ...(pieces ? [answer('End to the middle of the first', shown(first, 1), 'mm')] : []),
        answer('Gaps', String(pieces + 1)),
      ],
      materials: toBuy([`Baluster or batten ${brief(width)} mm`, pieces, 'each']),
      warnings: warningsOf([
        barrier && gap >= BARRIER_GAP,
        `A gap of ${shown(gap, 1)} mm is not under the ${BARRIER_GAP} mm of a barrier: a ball of 100 mm must not pass`,
      ]),
      drawing: drawing(`${pieces} pieces with gaps of ${shown(gap, 1)} mm`, [
        rectangle(-width, 0, width, high, 'solid'),
        rectangle(clear, 0, width, high, 'solid'),
        ...Array.from({ length: drawn }, (_, index) => rectangle(gap + index * (gap + width), 0, width, high, 'accent')),
        dimension([clear, high], [0, high], `${brief(clear)} mm`, offset),
      ]),
    };
  },
  source: {
    text: 'Pieces = (clear − gap) ÷ (piece + gap), rounded up; gap = what is left ÷ (pieces + 1). Barriers: F4/AS1',
    asAt: '2026-11-28',
  },
};

export default spacing;
