import type { CalculatorBody } from '../calculator';
import { dimension, drawing, rectangle } from '../parts/drawing';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { allowance, number, numberOf } from '../parts/values';

/** Adhesive with a 10 mm notched trowel, kg/m², and grout, kg/m³: usual figures for ordering. */
const [ADHESIVE, GROUT] = [5, 1700] as const;

const tiles: CalculatorBody = {
  fields: [
    number('length', 'Length of the floor or wall', 'm', '3.2', 0.1, 200),
    number('width', 'Width or height', 'm', '2.4', 0.1, 200),
    number('tileLength', 'Length of a tile', 'mm', '300', 10, 3200),
    number('tileWidth', 'Width of a tile', 'mm', '300', 10, 3200),
    number('joint', 'Joint', 'mm', '3', 0, 20),
    number('thickness', 'Thickness of a tile', 'mm', '9', 2, 40),
    allowance('10', 'For cuts and breakage; 15 % when laid at an angle'),
  ],
  compute(values) {
    const [length, width, joint] = [numberOf(values, 'length'), numberOf(values, 'width'), numberOf(values, 'joint')];
    const [long, wide, thick] = [numberOf(values, 'tileLength'), numberOf(values, 'tileWidth'), numberOf(values, 'thickness')];
    const area = length * width;
    const each = 1e6 / ((long + joint) * (wide + joint));
    const bought = wholeUp(withAllowance(area * each, numberOf(values, 'allowance')));
    const grout = area * Math.max(0, 1 - (each * long * wide) / 1e6) * (thick / 1000) * GROUT;
    const glue = area * ADHESIVE;
    const [w, h] = [length * 1000, width * 1000];
    const [columns, rows] = [wholeUp(w / (long + joint)), wholeUp(h / (wide + joint))];
    const drawn = columns * rows <= 400;
    const cells = drawn
      ? Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)] as const)
      : [];
    const gap = Math.max(w, h) * 0.06;
    return {
      answers: [
        mainAnswer('Tiles', String(bought)),
        answer('Area', shown(area, 2), 'm²'),
        answer('Tiles in a square metre', shown(each, 2)),
        answer('Adhesive', shown(glue, 1), 'kg'),
        answer('Grout', shown(grout, 1), 'kg'),
      ],
      materials: toBuy(
        [`Tile ${brief(long)} × ${brief(wide)} mm`, bought, 'each'],
        ['Tile adhesive, flexible, 20 kg', wholeUp(glue / 20), 'bag'],
        ['Grout, 5 kg', wholeUp(grout / 5), 'bag'],
      ),
      warnings: [],
      drawing: drawing(`Tiles of ${brief(long)} by ${brief(wide)} mm on ${brief(length)} by ${brief(width)} m`, [
        rectangle(0, 0, w, h, 'light'),
        ...cells.map(([column, row]) => {
          const [x, y] = [column * (long + joint), row * (wide + joint)];
          return rectangle(x, y, Math.min(long, w - x), Math.min(wide, h - y), 'solid');
        }),
        dimension([w, h], [0, h], `${brief(length)} m`, gap),
        dimension([0, h], [0, 0], `${brief(width)} m`, gap),
      ]),
    };
  },
  source: {
    text: 'Tiles = area ÷ ((length + joint) × (width + joint)) with allowance; adhesive 5 kg/m², grout 1700 kg/m³',
    asAt: '2026-11-28',
  },
  notice: 'Take tiles of one batch, and a few more for repairs. Waterproofing in wet areas is not counted.',
};

export default tiles;
