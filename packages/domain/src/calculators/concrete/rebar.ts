import { type CalculatorBody, FieldProblem } from '../calculator';
import { dimension, drawing, line, rectangle } from '../parts/drawing';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { allowance, choice, choiceOf, number, numberOf } from '../parts/values';
import { barMass } from './bar-mass';

const SIZES = ['6', '10', '12', '16', '20', '25', '32'] as const;

/** Bars of one direction and how long each is, m; at least one. */
const barsAcross = (span: number, spacing: number, cover: number): number => wholeUp((span - 2 * cover) / spacing) + 1;

const rebar: CalculatorBody = {
  fields: [
    choice(
      'bar',
      'Bar',
      SIZES.map((size) => [size, `D${size}`] as const),
      { initial: '12' },
    ),
    number('length', 'Length of the mat', 'm', '6', 0.3, 200),
    number('width', 'Width of the mat', 'm', '4', 0.3, 200),
    number('spacing', 'Bars at', 'mm', '300', 50, 1000, { help: 'Centres, the same in both directions' }),
    number('cover', 'Cover at the edges', 'mm', '75', 0, 150),
    allowance('10', 'For laps and off-cuts'),
  ],
  compute(values) {
    const size = Number(choiceOf(values, 'bar'));
    const [length, width] = [numberOf(values, 'length'), numberOf(values, 'width')];
    const [spacing, cover] = [numberOf(values, 'spacing') / 1000, numberOf(values, 'cover') / 1000];
    if (2 * cover >= Math.min(length, width)) throw new FieldProblem('cover', 'This leaves no room for a bar');
    const [long, short] = [barsAcross(width, spacing, cover), barsAcross(length, spacing, cover)];
    const metres = long * (length - 2 * cover) + short * (width - 2 * cover);
    const ordered = withAllowance(metres, numberOf(values, 'allowance'));
    const [l, w, c] = [length * 1000, width * 1000, cover * 1000];
    const gap = Math.max(l, w) * 0.06;
    const at = (index: number, of: number, span: number) => c + ((span - 2 * c) * index) / (of - 1 || 1);
    const drawn = (bars: number) => Math.min(bars, 60);
    return {
      answers: [
        mainAnswer('Steel', shown(ordered * barMass(size), 1), 'kg'),
        mainAnswer('Bar to order', shown(ordered, 1), 'm'),
        answer('Bars along the length', `${long} × ${shown(length - 2 * cover, 2)}`, 'm'),
        answer('Bars along the width', `${short} × ${shown(width - 2 * cover, 2)}`, 'm'),
        answer('Mass of the bar', shown(barMass(size), 3), 'kg/m'),
        answer('Lengths of 6 m', shown(wholeUp(ordered / 6))),
      ],
      materials: toBuy([`Reinforcing bar D${size}, 6 m`, wholeUp(ordered / 6), 'each']),
      warnings: [],
      drawing: drawing(`Mat of D${size} bars at ${brief(spacing * 1000)} mm`, [
        rectangle(0, 0, l, w, 'light'),
        ...Array.from({ length: drawn(long) }, (_, bar) =>
          line([c, at(bar, drawn(long), w)], [l - c, at(bar, drawn(long), w)], 'accent'),
        ),
        ...Array.from({ length: drawn(short) }, (_, bar) =>
          line([at(bar, drawn(short), l), c], [at(bar, drawn(short), l), w - c], 'solid'),
        ),
        dimension([l, w], [0, w], `${shown(length, 2)} m`, gap),
        dimension([0, w], [0, 0], `${shown(width, 2)} m`, gap),
      ]),
    };
  },
  source: { text: 'Mass = d²/162.2 kg/m; bars = width between covers ÷ spacing, rounded up, and one more', asAt: '2026-11-28' },
  notice: 'Laps, bends and chairs are not counted one by one. Steel follows the drawings of the consent.',
};

export default rebar;
