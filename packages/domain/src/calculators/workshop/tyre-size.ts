import type { CalculatorBody, Shape } from '../calculator';
import { drawing } from '../parts/drawing';
import { shown } from '../parts/figures';
import { answer, mainAnswer, warningsOf } from '../parts/outcome';
import { number, numberOf } from '../parts/values';

/** Diameter of a tyre in mm: width mm, aspect %, rim inches. */
const tyreDiameter = (width: number, aspect: number, rim: number): number => rim * 25.4 + (2 * width * aspect) / 100;

const size = (id: 'old' | 'new', name: string, width: string, aspect: string, rim: string) => [
  number(`${id}Width`, `${name}: width`, 'mm', width, 100, 500),
  number(`${id}Aspect`, `${name}: aspect`, '%', aspect, 20, 100),
  number(`${id}Rim`, `${name}: rim`, 'in', rim, 8, 30),
];

const wheel = (x: number, diameter: number, rim: number): Shape[] => [
  { kind: 'circle', at: [x + diameter / 2, -diameter / 2], radius: diameter / 2, tone: 'solid' },
  { kind: 'circle', at: [x + diameter / 2, -diameter / 2], radius: (rim * 25.4) / 2, tone: 'light' },
];

const tyre: CalculatorBody = {
  fields: [
    ...size('old', 'Now', '245', '70', '17'),
    ...size('new', 'New', '265', '65', '17'),
    number('shown', 'The speedometer shows', 'km/h', '100', 1, 300),
  ],
  compute(values) {
    const read = (id: string) =>
      [numberOf(values, `${id}Width`), numberOf(values, `${id}Aspect`), numberOf(values, `${id}Rim`)] as const;
    const [before, after] = [tyreDiameter(...read('old')), tyreDiameter(...read('new'))];
    const change = (after / before - 1) * 100;
    return {
      answers: [
        mainAnswer('New diameter', shown(after, 1), 'mm'),
        mainAnswer('Change', `${change > 0 ? '+' : ''}${shown(change, 2)}`, '%'),
        answer('Diameter now', shown(before, 1), 'mm'),
        answer('True speed', shown((numberOf(values, 'shown') * after) / before, 1), 'km/h'),
        answer('Ground clearance', `${after > before ? '+' : ''}${shown((after - before) / 2, 1)}`, 'mm'),
        answer('Turns in a kilometre', shown(1e6 / (Math.PI * after), 1)),
      ],
      materials: [],
      warnings: warningsOf([
        Math.abs(change) > 5,
        `${shown(Math.abs(change), 1)} % is more than 5 %: ask a low volume vehicle certifier`,
      ]),
      drawing: drawing('Both tyres side by side', [
        ...wheel(0, before, read('old')[2]),
        ...wheel(before * 1.15, after, read('new')[2]),
      ]),
    };
  },
  source: { text: 'Diameter = rim × 25.4 + 2 × width × aspect', asAt: '2026-11-28' },
  notice: 'Load and speed rating, and room in the wheel arch, also decide whether a tyre may be fitted.',
};

export default tyre;
