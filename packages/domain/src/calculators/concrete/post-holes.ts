import { type CalculatorBody, type CalculatorValues, FieldProblem } from '../calculator';
import { dimension, drawing, rectangle } from '../parts/drawing';
import { shown, withAllowance } from '../parts/figures';
import { answer, toBuy, warningsOf } from '../parts/outcome';
import { allowance, choice, choiceOf, count, number, numberOf } from '../parts/values';
import { bagsFor, supplyFields, supplyOf, supplySource } from './supply';

/** Section of the post in m², for the concrete that it displaces. */
function postArea(values: CalculatorValues): number {
  const size = numberOf(values, 'post') / 1000;
  const kind = choiceOf(values, 'kind');
  if (kind === 'none') return 0;
  return kind === 'round' ? (Math.PI * size ** 2) / 4 : size ** 2;
}

const postHoles: CalculatorBody = {
  fields: [
    count('count', 'Holes', '6', 1, 1000),
    number('diameter', 'Diameter of a hole', 'mm', '300', 75, 2000),
    number('depth', 'Depth of a hole', 'mm', '600', 100, 6000),
    choice('kind', 'Post', [
      ['square', 'Square'],
      ['round', 'Round'],
      ['none', 'None, the hole is filled'],
    ]),
    number('post', 'Size of the post', 'mm', '100', 20, 1000, { when: { field: 'kind', is: ['square', 'round'] } }),
    number('bed', 'Concrete under the post', 'mm', '0', 0, 1000, { help: 'How far the post stays above the bottom' }),
    allowance('0', 'For ragged holes'),
    ...supplyFields,
  ],
  compute(values) {
    const [holes, diameter, depth, bed] = ['count', 'diameter', 'depth', 'bed'].map((id) => numberOf(values, id)) as [
      number,
      number,
      number,
      number,
    ];
    const kind = choiceOf(values, 'kind');
    const post = kind === 'none' ? 0 : numberOf(values, 'post');
    const widest = kind === 'square' ? post * Math.SQRT2 : post;
    if (widest >= diameter) throw new FieldProblem('post', `The post is ${shown(widest)} mm across and does not fit the hole`);
    if (bed >= depth) throw new FieldProblem('bed', 'This is as deep as the hole');
    const hole = (Math.PI * (diameter / 1000) ** 2 * depth) / 4 / 1000;
    const one = hole - (kind === 'none' ? 0 : (postArea(values) * (depth - bed)) / 1000);
    const each = withAllowance(one, numberOf(values, 'allowance'));
    const supply = supplyOf(each * holes, values);
    const bags = bagsFor(each, values);
    const gap = Math.max(diameter, depth) * 0.08;
    const stands = depth * 0.35;
    return {
      answers: [
        ...supply.answers,
        ...(bags ? [answer('Bags in one hole', String(bags))] : []),
        answer('Volume of one hole', shown(hole, 4), 'm³'),
        answer('Concrete in one hole', shown(each, 4), 'm³'),
        answer('Concrete in all', shown(each * holes, 3), 'm³'),
      ],
      materials: [...supply.materials, ...toBuy(['Post', kind === 'none' ? 0 : holes, 'each'])],
      warnings: [
        ...supply.warnings,
        ...warningsOf([kind !== 'none' && depth < 450, `${shown(depth)} mm is a shallow hole for a post that stands free`]),
      ],
      drawing: drawing(`A hole ${shown(diameter)} mm across and ${shown(depth)} mm deep`, [
        rectangle(0, 0, diameter, depth, 'accent'),
        ...(post ? [rectangle((diameter - post) / 2, -stands, post, depth + stands - bed, 'solid')] : []),
        dimension([diameter, depth], [0, depth], `Ø ${shown(diameter)} mm`, gap),
        dimension([0, depth], [0, 0], `${shown(depth)} mm`, gap),
      ]),
    };
  },
  source: { text: `Volume = π r² × depth, less the post. ${supplySource}`, asAt: '2026-11-28' },
  notice:
    'Depth and diameter depend on the ground, the height of the post and the wind. Posts that carry a building follow NZS 3604.',
};

export default postHoles;
