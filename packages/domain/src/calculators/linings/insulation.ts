import { type CalculatorBody, FieldProblem } from '../calculator';
import { shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { allowance, choice, choiceOf, number, numberOf } from '../parts/values';

/** Share of a wall or ceiling that is timber, %: usual figures for studs at 600 and trusses at 900. */
const TIMBER = { wall: 14, ceiling: 8, floor: 10 } as const;

const insulation: CalculatorBody = {
  fields: [
    choice('where', 'Where', [
      ['wall', 'Walls'],
      ['ceiling', 'Ceiling'],
      ['floor', 'Floor'],
    ]),
    number('area', 'Area', 'm²', '85', 0.5, 20000, { help: 'Over the framing' }),
    number('openings', 'Openings', 'm²', '0', 0, 5000),
    number('timber', 'Framing takes', '%', '0', 0, 40, { help: 'At 0 we take 14 % in walls, 8 % in ceilings, 10 % in floors' }),
    number('pack', 'A pack covers', 'm²', '8.8', 0.5, 50, { help: 'As printed on the pack' }),
    allowance('5'),
  ],
  compute(values) {
    const where = choiceOf(values, 'where') as keyof typeof TIMBER;
    const [gross, openings, pack] = [numberOf(values, 'area'), numberOf(values, 'openings'), numberOf(values, 'pack')];
    if (openings >= gross) throw new FieldProblem('openings', 'The openings are as large as the area');
    const timber = numberOf(values, 'timber') || TIMBER[where];
    const net = (gross - openings) * (1 - timber / 100);
    const packs = wholeUp(withAllowance(net, numberOf(values, 'allowance')) / pack);
    return {
      answers: [
        mainAnswer('Packs', String(packs)),
        answer('Between the framing', shown(net, 2), 'm²'),
        answer('Bought', shown(packs * pack, 2), 'm²'),
        answer('Framing', shown(timber), '%'),
      ],
      materials: toBuy([`Insulation for ${where === 'wall' ? 'walls' : where}, pack of ${shown(pack, 1)} m²`, packs, 'pack']),
      warnings: [],
    };
  },
  source: { text: 'Packs = area less openings and framing, with allowance ÷ area of a pack', asAt: '2026-11-28' },
  notice:
    'The R-value that is needed depends on climate zone and on H1: the consent states it. Keep clear of downlights and flues.',
};

export default insulation;
