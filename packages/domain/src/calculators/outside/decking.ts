import { needsDeckBarrier, needsDeckConsent } from '../../deck-fall';
import type { CalculatorBody } from '../calculator';
import { dimension, drawing, rectangle } from '../parts/drawing';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { allowance, choice, choiceOf, number, numberOf } from '../parts/values';

/** Greatest spacing of joists under a board of this thickness, mm; BRANZ Bulletin 611. */
const MOST_SPACING = { '19': 450, '32': 600 } as const;

const decking: CalculatorBody = {
  fields: [
    number('length', 'Along the boards', 'm', '6', 0.3, 100),
    number('width', 'Across the boards', 'm', '4.3', 0.3, 100),
    number('board', 'Width of a board', 'mm', '140', 40, 300, { help: 'As it lies: a 150 × 25 board is 140 × 19' }),
    number('gap', 'Gap', 'mm', '5', 0, 20),
    choice('thickness', 'Thickness of a board', [
      ['19', '19 mm'],
      ['32', '32 mm'],
    ]),
    choice('spacing', 'Joists at', [
      ['450', '450 mm'],
      ['400', '400 mm'],
      ['600', '600 mm'],
    ]),
    number('fall', 'Height above the ground', 'm', '0.6', 0, 10, { help: 'Where the fall is greatest' }),
    allowance('5', 'On boards, for ends and bad lengths'),
  ],
  compute(values) {
    const [length, width, board, gap] = ['length', 'width', 'board', 'gap'].map((id) => numberOf(values, id)) as [
      number,
      number,
      number,
      number,
    ];
    const spacing = Number(choiceOf(values, 'spacing'));
    const thickness = choiceOf(values, 'thickness') as keyof typeof MOST_SPACING;
    const fall = numberOf(values, 'fall');
    const rows = wholeUp((width * 1000) / (board + gap));
    const joists = wholeUp((length * 1000) / spacing) + 1;
    const metres = rows * length;
    const screws = rows * joists * 2;
    const ordered = withAllowance(metres, numberOf(values, 'allowance'));
    const [l, w] = [length * 1000, width * 1000];
    const edge = Math.max(l, w) * 0.06;
    const step = Math.max(1, Math.ceil(rows / 80));
    return {
      answers: [
        mainAnswer('Decking', shown(metres, 1), 'm'),
        mainAnswer('Joists', String(joists)),
        answer('Rows of boards', String(rows)),
        answer('Decking with allowance', shown(ordered, 1), 'm'),
        answer('Metres in a square metre', shown(1000 / (board + gap), 2), 'm'),
        answer('Joist timber', shown(joists * width, 1), 'm'),
        answer('Screws', String(screws)),
        answer('Area', shown(length * width, 2), 'm²'),
      ],
      materials: toBuy(
        [`Decking ${brief(board)} × ${thickness} mm`, wholeUp(ordered * 10) / 10, 'm'],
        [`Joist SG8 H3.2, ${brief(width)} m`, joists, 'each'],
        [`Decking screw for ${thickness} mm boards`, wholeUp(screws * 1.05), 'each'],
      ),
      warnings: warningsOf(
        [
          spacing > MOST_SPACING[thickness],
          `Joists at ${spacing} mm are over the ${MOST_SPACING[thickness]} mm of ${thickness} mm boards (BRANZ Bulletin 611)`,
        ],
        [
          needsDeckConsent(fall),
          `A fall of ${brief(fall)} m: a deck from which one can fall more than 1.5 m needs a building consent (Building Act, Schedule 1)`,
        ],
        [needsDeckBarrier(fall), `A fall of ${brief(fall)} m: from 1 m a barrier is needed (Building Code F4)`],
      ),
      drawing: drawing(`Deck ${brief(length)} by ${brief(width)} m with ${rows} rows of boards on ${joists} joists`, [
        rectangle(0, 0, l, w, 'cut'),
        ...Array.from({ length: Math.min(joists, 120) }, (_, index) =>
          rectangle(Math.min(index * spacing, l - 45), 0, 45, w, 'accent'),
        ),
        ...Array.from({ length: Math.ceil(rows / step / 2) }, (_, index) => {
          const y = index * 2 * step * (board + gap);
          return rectangle(0, Math.min(y, w), l, Math.max(0, Math.min(board * step, w - y)), 'solid');
        }),
        dimension([l, w], [0, w], `${brief(length)} m`, edge),
        dimension([0, w], [0, 0], `${brief(width)} m`, edge),
      ]),
    };
  },
  source: {
    text: 'Rows = width ÷ (board + gap), joists = length ÷ spacing and one more; two screws at each crossing. Joist spacing: BRANZ Bulletin 611. Consent and barrier: Building Act 2004, Schedule 1, clause 24, and Building Code F4.3.1',
    asAt: '2026-11-28',
  },
  notice: 'Bearers, piles and the joist size follow NZS 3604. The drawing leaves out every second board to show the joists.',
};

export default decking;
