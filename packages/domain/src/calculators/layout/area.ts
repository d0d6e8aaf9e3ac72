import { type CalculatorBody, type CalculatorValues, type Drawing, FieldProblem } from '../calculator';
import { dimension, drawing, polygon, rectangle } from '../parts/drawing';
import { brief, shown, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { allowance, choice, choiceOf, number, numberOf } from '../parts/values';

interface Outline {
  area: number;
  round: number;
  drawing: Drawing;
}

const metres = (value: number): string => `${brief(value, 3)} m`;

/** Area m², way round m and picture of each shape, from its sizes in m. */
const SHAPES: Record<string, (a: number, b: number, c: number) => Outline> = {
  rectangle: (a, b) => ({
    area: a * b,
    round: 2 * (a + b),
    drawing: drawing(`Rectangle ${metres(a)} by ${metres(b)}`, [
      rectangle(0, 0, a * 1000, b * 1000, 'solid'),
      dimension([a * 1000, b * 1000], [0, b * 1000], metres(a), Math.max(a, b) * 60),
      dimension([0, b * 1000], [0, 0], metres(b), Math.max(a, b) * 60),
    ]),
  }),
  triangle: (a, b) => ({
    area: (a * b) / 2,
    round: a + 2 * Math.hypot(a / 2, b),
    drawing: drawing(`Triangle with a base of ${metres(a)} and a height of ${metres(b)}`, [
      polygon('solid', [0, b * 1000], [a * 1000, b * 1000], [a * 500, 0]),
      dimension([a * 1000, b * 1000], [0, b * 1000], metres(a), Math.max(a, b) * 60),
      dimension([a * 500, b * 1000], [a * 500, 0], metres(b)),
    ]),
  }),
  trapezium: (a, b, c) => ({
    area: ((a + c) * b) / 2,
    round: a + c + 2 * Math.hypot((a - c) / 2, b),
    drawing: drawing(`Trapezium with sides of ${metres(a)} and ${metres(c)}, ${metres(b)} apart`, [
      polygon('solid', [0, b * 1000], [a * 1000, b * 1000], [(a + c) * 500, 0], [(a - c) * 500, 0]),
      dimension([a * 1000, b * 1000], [0, b * 1000], metres(a), Math.max(a, b, c) * 60),
      dimension([(a - c) * 500, 0], [(a + c) * 500, 0], metres(c), Math.max(a, b, c) * 60),
    ]),
  }),
  circle: (a) => ({
    area: (Math.PI * a ** 2) / 4,
    round: Math.PI * a,
    drawing: drawing(`Circle ${metres(a)} across`, [
      { kind: 'circle', at: [a * 500, a * 500], radius: a * 500, tone: 'solid' },
      dimension([0, a * 500], [a * 1000, a * 500], `Ø ${metres(a)}`),
    ]),
  }),
  ellipse: (a, b) => ({
    area: (Math.PI * a * b) / 4,
    round: ellipseRound(a / 2, b / 2),
    drawing: drawing(`Ellipse ${metres(a)} by ${metres(b)}`, [
      polygon(
        'solid',
        ...Array.from({ length: 48 }, (_, step) => {
          const turn = (step * Math.PI) / 24;
          return [a * 500 * (1 + Math.cos(turn)), b * 500 * (1 + Math.sin(turn))] as const;
        }),
      ),
      dimension([0, b * 500], [a * 1000, b * 500], metres(a)),
      dimension([a * 500, b * 1000], [a * 500, 0], metres(b)),
    ]),
  }),
};

/** Way round an ellipse after Ramanujan, exact to a few millionths. */
function ellipseRound(a: number, b: number): number {
  const h = ((a - b) / (a + b)) ** 2;
  return Math.PI * (a + b) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)));
}

const when = (...is: string[]) => ({ when: { field: 'shape', is } });

function outlineOf(values: CalculatorValues): Outline {
  const shape = choiceOf(values, 'shape');
  const size = (id: string, used: boolean) => (used ? numberOf(values, id) : 0);
  const make = SHAPES[shape] ?? SHAPES.rectangle;
  if (!make) throw new RangeError('No shape');
  return make(numberOf(values, 'a'), size('b', shape !== 'circle'), size('c', shape === 'trapezium'));
}

const area: CalculatorBody = {
  fields: [
    choice('shape', 'Shape', [
      ['rectangle', 'Rectangle'],
      ['circle', 'Circle'],
      ['triangle', 'Triangle'],
      ['trapezium', 'Trapezium'],
      ['ellipse', 'Ellipse'],
    ]),
    number('a', 'Length, base or diameter', 'm', '6', 0.001, 10000),
    number('b', 'Width or height', 'm', '4', 0.001, 10000, when('rectangle', 'triangle', 'trapezium', 'ellipse')),
    number('c', 'The other parallel side', 'm', '3', 0.001, 10000, when('trapezium')),
    number('cut', 'Cut-outs', 'm²', '0', 0, 1e6, { help: 'Openings, columns, an island: all together' }),
    number('depth', 'Depth', 'mm', '100', 0, 100000, { help: 'For the volume; 0 leaves it out' }),
    allowance('10', '5 to 10 % is usual'),
  ],
  compute(values) {
    const outline = outlineOf(values);
    const cut = numberOf(values, 'cut');
    if (cut >= outline.area)
      throw new FieldProblem('cut', `The cut-outs are as large as the shape, ${shown(outline.area, 2)} m²`);
    const net = outline.area - cut;
    const more = numberOf(values, 'allowance');
    const volume = (net * numberOf(values, 'depth')) / 1000;
    return {
      answers: [
        mainAnswer('Area', shown(net, 2), 'm²'),
        ...(volume > 0 ? [mainAnswer('Volume', shown(volume, 2), 'm³')] : []),
        answer('Area with allowance', shown(withAllowance(net, more), 2), 'm²'),
        ...(volume > 0 ? [answer('Volume with allowance', shown(withAllowance(volume, more), 2), 'm³')] : []),
        answer('Way round', shown(outline.round, 2), 'm'),
      ],
      materials: toBuy(['Area with allowance', withAllowance(net, more), 'm²']),
      warnings: [],
      drawing: outline.drawing,
    };
  },
  source: {
    text: 'Rectangle L × W, circle π r², triangle ½ b h, trapezium ½ (a + c) h, ellipse π a b; way round a triangle or trapezium when both sides lean alike',
    asAt: '2026-11-28',
  },
};

export default area;
