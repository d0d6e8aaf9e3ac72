import type { CalculatorBody, Drawing } from '../calculator';
import { box, dimension, drawing } from '../parts/drawing';
import { shown, withAllowance } from '../parts/figures';
import { answer, warningsOf } from '../parts/outcome';
import { allowance, choice, choiceOf, number, numberOf } from '../parts/values';
import { supplyFields, supplyOf, supplySource } from './supply';

const rectangular = { field: 'shape', is: ['rectangle'] };

function disc(diameter: number, thickness: number): Drawing {
  const radius = diameter / 2;
  return drawing(`Round slab, ${shown(diameter)} mm across and ${shown(thickness)} mm thick`, [
    { kind: 'circle', at: [radius, radius], radius, tone: 'solid' },
    dimension([0, radius], [diameter, radius], `${shown(diameter)} mm`),
  ]);
}

const slab: CalculatorBody = {
  fields: [
    choice('shape', 'Shape', [
      ['rectangle', 'Rectangle'],
      ['circle', 'Circle'],
    ]),
    number('length', 'Length', 'm', '6', 0.1, 200, { when: rectangular }),
    number('width', 'Width', 'm', '4', 0.1, 200, { when: rectangular }),
    number('diameter', 'Diameter', 'm', '3', 0.1, 100, { when: { field: 'shape', is: ['circle'] } }),
    number('thickness', 'Thickness', 'mm', '100', 20, 2000),
    allowance('10', 'For uneven ground and spill; 5 to 10 % is usual'),
    ...supplyFields,
  ],
  compute(values) {
    const round = choiceOf(values, 'shape') === 'circle';
    const thickness = numberOf(values, 'thickness');
    const [length, width] = round
      ? [numberOf(values, 'diameter'), numberOf(values, 'diameter')]
      : [numberOf(values, 'length'), numberOf(values, 'width')];
    const area = round ? (Math.PI * length ** 2) / 4 : length * width;
    const volume = (area * thickness) / 1000;
    const ordered = withAllowance(volume, numberOf(values, 'allowance'));
    const supply = supplyOf(ordered, values);
    return {
      answers: [
        ...supply.answers,
        answer('Area', shown(area, 2), 'm²'),
        answer('Volume', shown(volume, 2), 'm³'),
        answer('Volume with allowance', shown(ordered, 2), 'm³'),
        answer('Weight when set', shown(volume * 2.4, 2), 't'),
      ],
      materials: supply.materials,
      warnings: [
        ...supply.warnings,
        ...warningsOf([thickness < 100, `${shown(thickness)} mm is under the 100 mm that is usual for a floor on the ground`]),
      ],
      drawing: round
        ? disc(length * 1000, thickness)
        : box(
            `Slab ${shown(length, 2)} m by ${shown(width, 2)} m, ${shown(thickness)} mm thick`,
            length * 1000,
            width * 1000,
            thickness,
            [`${shown(length, 2)} m`, `${shown(width, 2)} m`, `${shown(thickness)} mm`],
          ),
    };
  },
  source: { text: `Volume = area × thickness; set concrete 2.4 t/m³. ${supplySource}`, asAt: '2026-11-28' },
  notice: 'Reinforcing, thickenings and the strength of the concrete follow the drawings of the building consent.',
};

export default slab;
