import type { CalculatorBody } from '../calculator';
import { box } from '../parts/drawing';
import { brief, shown } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { count, number, numberOf } from '../parts/values';

const timber: CalculatorBody = {
  fields: [
    count('pieces', 'Pieces', '20', 1, 100000),
    number('width', 'Width', 'mm', '90', 5, 1200),
    number('thickness', 'Thickness', 'mm', '45', 1, 600),
    number('length', 'Length of a piece', 'm', '4.8', 0.05, 18),
    number('density', 'Density', 'kg/m³', '550', 100, 1300, { help: 'Dry radiata about 500, treated and wet up to 900' }),
  ],
  compute(values) {
    const [pieces, width, thickness, length, density] = ['pieces', 'width', 'thickness', 'length', 'density'].map((id) =>
      numberOf(values, id),
    ) as [number, number, number, number, number];
    const metres = pieces * length;
    const volume = (metres * width * thickness) / 1e6;
    return {
      answers: [
        mainAnswer('Timber', shown(metres, 2), 'm'),
        mainAnswer('Volume', shown(volume, 3), 'm³'),
        answer('Weight', shown(volume * density), 'kg'),
        answer('Metres in a cubic metre', shown(1e6 / (width * thickness), 1), 'm'),
      ],
      materials: toBuy([`Timber ${brief(width)}×${brief(thickness)}, ${brief(length)} m`, pieces, 'each']),
      warnings: [],
      drawing: box(
        `A piece ${brief(width)} by ${brief(thickness)} mm, ${brief(length)} m long`,
        Math.min(length * 1000, width * 6),
        width,
        thickness,
        [`${brief(length)} m`, `${brief(width)} mm`, `${brief(thickness)} mm`],
      ),
    };
  },
  source: { text: 'Volume = pieces × width × thickness × length', asAt: '2026-11-28' },
};

export default timber;
