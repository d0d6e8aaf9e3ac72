import { type CalculatorBody, FieldProblem } from '../calculator';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { allowance, choice, choiceOf, count, number, numberOf } from '../parts/values';

/** What one litre covers, m². Usual figures; the tin knows its own. */
const SPREAD = { interior: 15, exterior: 12 } as const;
const byRoom = { when: { field: 'given', is: ['room'] } };

const paint: CalculatorBody = {
  fields: [
    choice('given', 'You know', [
      ['area', 'The area'],
      ['room', 'The size of the room'],
    ]),
    number('area', 'Area', 'm²', '60', 0.1, 100000, { when: { field: 'given', is: ['area'] } }),
    number('length', 'Length of the room', 'm', '4.2', 0.5, 200, byRoom),
    number('width', 'Width of the room', 'm', '3.6', 0.5, 200, byRoom),
    number('height', 'Height', 'm', '2.4', 0.5, 20, byRoom),
    choice(
      'ceiling',
      'Ceiling',
      [
        ['no', 'Not this time'],
        ['yes', 'With the same paint'],
      ],
      byRoom,
    ),
    number('openings', 'Openings', 'm²', '0', 0, 1000, byRoom),
    choice('side', 'Paint', [
      ['interior', 'Inside'],
      ['exterior', 'Outside'],
    ]),
    count('coats', 'Coats', '2', 1, 6),
    number('spread', 'A litre covers', 'm²', '0', 0, 30, { help: 'From the tin. At 0 we take 15 inside and 12 outside' }),
    allowance('0', 'For rough or thirsty surfaces'),
  ],
  compute(values) {
    const room = choiceOf(values, 'given') === 'room';
    const side = choiceOf(values, 'side') === 'exterior' ? 'exterior' : 'interior';
    const area = room ? roomArea(values) : numberOf(values, 'area');
    const spread = numberOf(values, 'spread') || SPREAD[side];
    const litres = withAllowance((area * numberOf(values, 'coats')) / spread, numberOf(values, 'allowance'));
    const pails = pailsFor(litres);
    return {
      answers: [
        mainAnswer('Paint', shown(litres, 1), 'L'),
        answer('Area', shown(area, 2), 'm²'),
        answer('Reckoned with', brief(spread), 'm²/L'),
        ...pails.map(([size, times]) => answer(`Pails of ${size} L`, String(times))),
      ],
      materials: toBuy(
        ...pails.map(
          ([size, times]) => [`${side === 'interior' ? 'Interior' : 'Exterior'} paint, ${size} L`, times, 'pail'] as const,
        ),
      ),
      warnings: warningsOf([spread < 4, `${brief(spread)} m² to the litre is little: look at the tin again`]),
    };
  },
  source: { text: 'Litres = area × coats ÷ spread; usual spread 12 m²/L outside and 14 to 16 inside', asAt: '2026-11-28' },
  notice: 'Bare, rough and dark surfaces take more. The tin states its own spread.',
};

function roomArea(values: Parameters<CalculatorBody['compute']>[0]): number {
  const [length, width, height, openings] = ['length', 'width', 'height', 'openings'].map((id) => numberOf(values, id)) as [
    number,
    number,
    number,
    number,
  ];
  const whole = 2 * (length + width) * height + (choiceOf(values, 'ceiling') === 'yes' ? length * width : 0);
  if (openings >= whole) throw new FieldProblem('openings', 'The openings are as large as the walls');
  return whole - openings;
}

/** Pails of 10, 4 and 1 L that hold the litres; four or more small ones become the next size. */
function pailsFor(litres: number): [size: number, times: number][] {
  const needed = wholeUp(litres);
  let tens = Math.floor(needed / 10);
  let fours = Math.floor((needed % 10) / 4);
  let ones = (needed % 10) % 4;
  if (ones >= 3) [fours, ones] = [fours + 1, 0];
  if (fours >= 3) [tens, fours, ones] = [tens + 1, 0, 0];
  return (
    [
      [10, tens],
      [4, fours],
      [1, ones],
    ] as [number, number][]
  ).filter(([, times]) => times > 0);
}

export default paint;
