import type { CalculatorBody } from '@dwang/domain/calculators';
import { FieldProblem } from '@dwang/domain/calculators';
import { besideLine, textTurn } from './drawing-lines';
import { figureText } from './figure-text';
import { workOut } from './read-values';

const options = [
  { value: 'box', label: 'Box' },
  { value: 'round', label: 'Round' },
];
const tank: CalculatorBody = {
  fields: [
    { id: 'shape', label: 'Shape', kind: 'choice', initial: 'box', options },
    { id: 'length', label: 'Length', kind: 'number', unit: 'm', initial: '2', min: 0.1, max: 50 },
    { id: 'width', label: 'Width', kind: 'number', unit: 'm', initial: '1', when: { field: 'shape', is: ['box'] } },
    { id: 'count', label: 'Tanks', kind: 'count', initial: '1', min: 1 },
  ],
  compute: ({ shape, length, width, count }) => {
    if (Number(length) < Number(width)) throw new FieldProblem('width', 'Wider than long');
    return { answers: [{ label: 'Area', value: `${shape} ${length} ${width} ${count}` }], materials: [], warnings: [] };
  },
  source: { text: 'Length times width', asAt: '2026-11-28' },
};
const worked = (typed: Record<string, string>) => workOut(tank, typed);

test('what is typed is worked out at once, with decimal commas and spaces', () => {
  expect(worked({}).outcome?.answers[0]?.value).toBe('box 2 1 1');
  expect(worked({ length: ' 4,25 ', count: '3' }).outcome?.answers[0]?.value).toBe('box 4.25 1 3');
});

test.each([
  [{ length: '' }, 'length', 'Please enter a number'],
  [{ length: 'two' }, 'length', 'Please enter a number, such as 2.4'],
  [{ length: '1e3' }, 'length', 'Please enter a number, such as 2.4'],
  [{ length: '0' }, 'length', 'Must be at least 0.1 m'],
  [{ length: '50.1' }, 'length', 'Must be at most 50 m'],
  [{ count: '1.5' }, 'count', 'Please enter a whole number'],
  [{ shape: 'bag' }, 'shape', 'Please choose one'],
  [{ width: '3' }, 'width', 'Wider than long'],
])('%j is told beside its field and nothing is worked out', (typed, field, problem) => {
  const { outcome, problems } = worked(typed);
  expect(outcome).toBeNull();
  expect(problems).toEqual({ [field]: problem });
});

test('a field that does not matter is not shown, and what stands in it stops nothing', () => {
  const { outcome, shown } = worked({ shape: 'round', width: 'x' });
  expect(shown.map(({ id }) => id)).toEqual(['shape', 'length', 'count']);
  expect(outcome?.answers[0]?.value).toBe('round 2 1 1');
});

test('figures are read as people write them', () => {
  const texts = [
    ['12400.50', '$'],
    ['2.40', 'm³'],
    ['38.2', '°'],
    ['1:60', undefined],
    ['-1234567', 'mm'],
  ] as const;
  expect(texts.map(([value, unit]) => figureText({ value, unit }))).toEqual([
    '$12,400.50',
    '2.40\u00a0m³',
    '38.2°',
    '1:60',
    '-1,234,567\u00a0mm',
  ]);
});

test('a dimension line stands at the left of its way, and its words are never upside down', () => {
  expect(besideLine([0, 0], [100, 0], 10, 2)).toMatchObject({ start: [0, -10], end: [100, -10], middle: [50, -10] });
  expect(besideLine([100, 0], [0, 0], 10, 2).middle).toEqual([50, 10]);
  const ways = [
    [
      [0, 0],
      [9, 0],
    ],
    [
      [9, 0],
      [0, 0],
    ],
    [
      [0, 0],
      [0, 9],
    ],
    [
      [0, 9],
      [0, 0],
    ],
  ] as const;
  expect(ways.map(([from, to]) => Math.abs(textTurn(from, to)))).toEqual([0, 0, 90, 90]);
});
