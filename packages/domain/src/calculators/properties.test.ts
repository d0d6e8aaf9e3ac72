import fc from 'fast-check';
import {
  type Calculator,
  type CalculatorField,
  type CalculatorOutcome,
  type CalculatorValues,
  type Drawing,
  FieldProblem,
} from './calculator';
import { CALCULATORS } from './list';
import { calculator, initialValues } from './testing/compute';

const anyValue = ({ kind, options = [], min = 0, max = 0 }: CalculatorField): fc.Arbitrary<number | string> => {
  if (kind === 'choice') return fc.constantFrom(...options.map(({ value }) => value));
  const ends = fc.constantFrom(min, max);
  return kind === 'count'
    ? fc.oneof(ends, fc.integer({ min, max }))
    : fc.oneof(
        ends,
        fc
          .double({ min, max, noNaN: true })
          .map((value) => Number(value.toFixed(3)))
          .map((value) => Math.min(max, Math.max(min, value))),
      );
};

const anyValues = ({ fields }: Calculator): fc.Arbitrary<CalculatorValues> =>
  fc.record(Object.fromEntries(fields.map((field) => [field.id, anyValue(field)])));

/** The outcome, or undefined when the values do not fit each other and the field is named. */
function tryCompute(one: Calculator, values: CalculatorValues): CalculatorOutcome | undefined {
  try {
    return one.compute(values);
  } catch (problem) {
    if (!(problem instanceof FieldProblem)) throw problem;
    expect(one.fields.map(({ id }) => id)).toContain(problem.field);
    return undefined;
  }
}

const coordinatesOf = ({ shapes }: Drawing): number[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'polygon') return shape.points.flat();
    if (shape.kind === 'line' || shape.kind === 'dimension') return [...shape.from, ...shape.to];
    return [...shape.at];
  });

describe.each(CALCULATORS.map(({ id }) => id))('%s', (id) => {
  test('gives finite answers, lines that can be ordered and a drawing to scale for all values within bounds', async () => {
    const one = await calculator(id);
    const hold = (values: CalculatorValues) => {
      const outcome = tryCompute(one, values);
      if (!outcome) return;
      const texts = JSON.stringify([outcome.answers, outcome.materials, outcome.warnings]);
      expect(texts).not.toMatch(/NaN|Infinity|undefined|\de[+-]\d|:null/);
      expect(outcome.answers.length).toBeGreaterThan(0);
      for (const { label, value, unit = '' } of outcome.answers) {
        expect([label.length <= 120, value.length > 0 && value.length <= 200, unit.length <= 20]).toEqual([true, true, true]);
      }
      expect(new Set(outcome.answers.map(({ label }) => label)).size).toBe(outcome.answers.length);
      expect(outcome.warnings.every((text) => text.length <= 300)).toBe(true);
      for (const { quantity, description, unit } of outcome.materials) {
        expect(quantity).toMatch(/^\d{1,9}(\.\d{1,3})?$/);
        expect(Number(quantity)).toBeGreaterThan(0);
        expect(description.length).toBeLessThanOrEqual(200);
        expect(unit.length).toBeGreaterThan(0);
      }
      const { drawing } = outcome;
      if (drawing) {
        const far = Math.max(drawing.width, drawing.height) + 1e-6;
        expect(coordinatesOf(drawing).every((at) => at >= -1e-6 && at <= far)).toBe(true);
      }
    };
    hold(initialValues(one));
    fc.assert(fc.property(anyValues(one), hold), { numRuns: 25 });
  });

  test('starts with values that compute without a refusal, and shows one or two main answers', async () => {
    const one = await calculator(id);
    const outcome = one.compute(initialValues(one));
    const main = outcome.answers.filter((answer) => answer.main).length;
    expect(main >= 1 && main <= 2).toBe(true);
    expect(one.source.asAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const { kind, initial, min = 0, max = 0, options = [] } of one.fields) {
      if (kind === 'choice') expect(options.map(({ value }) => value)).toContain(initial);
      else expect(Number(initial) >= min && Number(initial) <= max).toBe(true);
    }
  });
});

test('every calculator has an id of its own', () => {
  const ids = CALCULATORS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
