import fc from 'fast-check';
import type { CalculatorValues } from './calculator';
import { calculator, initialValues } from './testing/compute';

/** Calculator, the field that grows, and the answer that may not shrink with it. */
const GROWS = [
  ['concrete-slab', 'length', 'Bags of 25 kg'],
  ['concrete-slab', 'allowance', 'Bags of 25 kg'],
  ['concrete-footing', 'depth', 'Volume'],
  ['post-holes', 'count', 'Concrete in all'],
  ['rebar', 'length', 'Steel'],
  ['mesh', 'width', 'Sheets'],
  ['excavation', 'depth', 'Dug'],
  ['aggregate', 'depth', 'Order'],
  ['wall-framing', 'length', 'Studs'],
  ['joist-span', 'width', 'Joists'],
  ['cutting-lengths', 'pieces', 'Lengths to buy'],
  ['stairs', 'rise', 'Risers'],
  ['rafters', 'run', 'Length with overhang'],
  ['roof-pitch', 'angle', 'Slope factor'],
  ['roof-sheets', 'width', 'Sheets'],
  ['bricks', 'length', 'Bricks'],
  ['blocks', 'height', 'Blocks'],
  ['gib', 'length', 'Sheets'],
  ['paint', 'area', 'Paint'],
  ['insulation', 'area', 'Packs'],
  ['trim', 'width', 'Skirting'],
  ['cladding', 'height', 'Courses'],
  ['tiles', 'width', 'Tiles'],
  ['decking', 'width', 'Rows of boards'],
  ['fence', 'length', 'Posts'],
  ['retaining-wall', 'height', 'Boards'],
  ['drain-fall', 'length', 'Fall'],
  ['waste-pipe', 'length', 'Fall'],
  ['pipe-size', 'flow', 'Least bore for that speed'],
  ['pipe-volume', 'length', 'Water in the pipe'],
  ['voltage-drop', 'current', 'Voltage drop'],
  ['load-current', 'kw', 'Current'],
  ['area', 'a', 'Area'],
  ['square-check', 'a', 'Diagonal when square'],
  ['markup-margin', 'cost', 'Price without GST'],
  ['gst', 'amount', 'With GST'],
  ['charge-out-rate', 'wage', 'An hour costs you'],
  ['vehicle-cost', 'trips', 'All trips'],
  ['tyre-size', 'newAspect', 'New diameter'],
] as const;

test.each(GROWS)('%s: more %s is never less of %s', async (id, fieldId, label) => {
  const one = await calculator(id);
  const field = one.fields.find((each) => each.id === fieldId);
  if (!field) throw new Error(`No field ${fieldId}`);
  const from = initialValues(one);
  const start = Number(field.initial);
  const [min, max] = [Math.max(field.min ?? 0, start * 0.5), Math.min(field.max ?? start, start * 20 + 10)];
  const read = (value: number) => {
    const values: CalculatorValues = { ...from, [fieldId]: value };
    return Number(one.compute(values).answers.find((answer) => answer.label === label)?.value);
  };
  const value = field.kind === 'count' ? fc.integer({ min: Math.ceil(min), max }) : fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [small, large] = [read(Math.min(a, b)), read(Math.max(a, b))];
      expect(large).toBeGreaterThanOrEqual(small);
    }),
    { numRuns: 30 },
  );
});
