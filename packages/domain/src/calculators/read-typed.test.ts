import { type CalculatorField, isAsked, readTyped, startTyped } from '.';

const FIELDS: CalculatorField[] = [
  {
    id: 'shape',
    label: 'Shape',
    kind: 'choice',
    initial: 'round',
    options: ['round', 'square'].map((value) => ({ value, label: value })),
  },
  { id: 'depth', label: 'Depth', kind: 'number', unit: 'mm', initial: '600', min: 100, max: 3000 },
  { id: 'holes', label: 'Holes', kind: 'count', initial: '1', min: 1 },
  { id: 'side', label: 'Side', kind: 'number', initial: '300', min: 1, when: { field: 'shape', is: ['square'] } },
];
const read = (typed: Record<string, string>) => readTyped(FIELDS, { ...startTyped(FIELDS), ...typed });

it('reads numbers and choices, a comma as the decimal point', () => {
  expect(read({ depth: ' 450,5 ' }).values).toEqual({ shape: 'round', depth: 450.5, holes: 1, side: 300 });
});

it.each([
  ['depth', '', 'Please enter a number'],
  ['depth', '1e3', 'Please enter a number, such as 2.4'],
  ['depth', '1,200,000', 'Must be at most 3000 mm'],
  ['depth', '1,2,3', 'Please enter a number, such as 2.4'],
  ['depth', '99', 'Must be at least 100 mm'],
  ['depth', '3000.1', 'Must be at most 3000 mm'],
  ['holes', '1.5', 'Please enter a whole number'],
  ['shape', 'oval', 'Please choose one'],
])('refuses in %s what says %j: %s', (field, text, problem) => {
  expect(read({ [field]: text })).toEqual({ values: null, problems: { [field]: problem } });
});

it('leaves alone what is not asked', () => {
  expect(isAsked(FIELDS[3] as CalculatorField, { shape: 'round' })).toBe(false);
  expect(read({ side: 'nonsense' }).values?.side).toBe(300);
  expect(read({ shape: 'square', side: 'nonsense' }).problems).toEqual({ side: 'Please enter a number, such as 2.4' });
});
