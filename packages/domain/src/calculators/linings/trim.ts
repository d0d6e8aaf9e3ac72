import { type CalculatorBody, FieldProblem } from '../calculator';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { roomPlan } from '../parts/room-plan';
import { allowance, choice, choiceOf, count, number, numberOf } from '../parts/values';

const trim: CalculatorBody = {
  fields: [
    number('length', 'Length of the room', 'm', '4.2', 0.5, 100),
    number('width', 'Width of the room', 'm', '3.6', 0.5, 100),
    count('doors', 'Doors', '1', 0, 30),
    number('doorWidth', 'Width of a door', 'mm', '860', 400, 6000, { help: 'Over the architraves, where the skirting stops' }),
    number('doorHeight', 'Height of a door', 'mm', '2040', 1500, 4000),
    choice('sides', 'Architraves', [
      ['1', 'On this side'],
      ['2', 'On both sides'],
      ['0', 'None'],
    ]),
    choice('scotia', 'Scotia at the ceiling', [
      ['no', 'No'],
      ['yes', 'Yes'],
    ]),
    number('stock', 'Length you can buy', 'm', '5.4', 1, 9),
    allowance('10', 'For mitres and off-cuts'),
  ],
  compute(values) {
    const [length, width, doors] = [numberOf(values, 'length'), numberOf(values, 'width'), numberOf(values, 'doors')];
    const [wide, high, stock] = [
      numberOf(values, 'doorWidth') / 1000,
      numberOf(values, 'doorHeight') / 1000,
      numberOf(values, 'stock'),
    ];
    const round = 2 * (length + width);
    if (doors * wide >= round)
      throw new FieldProblem('doors', `The doors take ${shown(doors * wide, 2)} m of ${shown(round, 2)} m of wall`);
    const more = numberOf(values, 'allowance');
    const runs = [
      ['Skirting', round - doors * wide],
      ['Architrave', doors * Number(choiceOf(values, 'sides')) * (2 * high + wide)],
      ['Scotia', choiceOf(values, 'scotia') === 'yes' ? round : 0],
    ] as const;
    const lengths = (metres: number) => wholeUp(withAllowance(metres, more) / stock);
    const wanted = runs.filter(([, metres]) => metres > 0);
    return {
      answers: [
        mainAnswer('Skirting', shown(withAllowance(runs[0][1], more), 1), 'm'),
        answer('Round the room', shown(round, 2), 'm'),
        ...wanted.flatMap(([name, metres]) => [
          answer(`${name}, net`, shown(metres, 2), 'm'),
          answer(`${name}, lengths of ${brief(stock)} m`, String(lengths(metres))),
        ]),
      ],
      materials: toBuy(...wanted.map(([name, metres]) => [`${name}, ${brief(stock)} m`, lengths(metres), 'each'] as const)),
      warnings: [],
      drawing: roomPlan(`Room ${brief(length)} by ${brief(width)} m`, length, width),
    };
  },
  source: {
    text: 'Skirting = way round the room less doors; architrave = two heights and a width for each side of a door',
    asAt: '2026-11-28',
  },
};

export default trim;
