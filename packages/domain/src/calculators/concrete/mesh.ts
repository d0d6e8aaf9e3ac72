import { type CalculatorBody, FieldProblem } from '../calculator';
import { dimension, drawing, rectangle } from '../parts/drawing';
import { shown, wholeUp } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { number, numberOf } from '../parts/values';

/** Sheets in one direction when each overlaps the last by `lap`. */
const sheetsAlong = (span: number, sheet: number, lap: number): number => Math.max(1, wholeUp((span - lap) / (sheet - lap)));

const mesh: CalculatorBody = {
  fields: [
    number('length', 'Length of the slab', 'm', '6', 0.3, 200),
    number('width', 'Width of the slab', 'm', '4', 0.3, 200),
    number('sheetLength', 'Length of a sheet', 'm', '4.68', 0.5, 12, { help: 'Over the wires, from the maker' }),
    number('sheetWidth', 'Width of a sheet', 'm', '2.05', 0.5, 4),
    number('lap', 'Lap', 'mm', '225', 0, 600, { help: 'One square of the mesh and 25 mm is a common lap' }),
    number('cover', 'Cover at the edges', 'mm', '75', 0, 150),
  ],
  compute(values) {
    const [length, width] = [numberOf(values, 'length'), numberOf(values, 'width')];
    const [sheetLength, sheetWidth] = [numberOf(values, 'sheetLength'), numberOf(values, 'sheetWidth')];
    const [lap, cover] = [numberOf(values, 'lap') / 1000, numberOf(values, 'cover') / 1000];
    if (lap >= Math.min(sheetLength, sheetWidth)) throw new FieldProblem('lap', 'The lap is as wide as a sheet');
    const [l, w] = [length - 2 * cover, width - 2 * cover];
    const ways = [
      [sheetsAlong(l, sheetLength, lap), sheetsAlong(w, sheetWidth, lap), sheetLength, sheetWidth],
      [sheetsAlong(l, sheetWidth, lap), sheetsAlong(w, sheetLength, lap), sheetWidth, sheetLength],
    ] as const;
    const [along, across, long, wide] = ways[0][0] * ways[0][1] <= ways[1][0] * ways[1][1] ? ways[0] : ways[1];
    const sheets = along * across;
    const gap = Math.max(length, width) * 60;
    const placed =
      sheets > 200 ? [] : Array.from({ length: sheets }, (_, index) => [index % along, Math.floor(index / along)] as const);
    return {
      answers: [
        mainAnswer('Sheets', String(sheets)),
        answer('Rows', `${across} of ${along}`),
        answer('Slab', shown(length * width, 2), 'm²'),
        answer('Mesh', shown(sheets * sheetLength * sheetWidth, 2), 'm²'),
        answer('In laps and off-cuts', shown((1 - Math.max(0, l * w) / (sheets * sheetLength * sheetWidth)) * 100), '%'),
      ],
      materials: toBuy([`Reinforcing mesh ${shown(sheetLength, 2)} × ${shown(sheetWidth, 2)} m`, sheets, 'sheet']),
      warnings: [],
      drawing: drawing(`${sheets} sheets of mesh on a slab of ${shown(length, 2)} by ${shown(width, 2)} m`, [
        rectangle(0, 0, length * 1000, width * 1000, 'light'),
        ...placed.map(([x, y]) => {
          const [left, top] = [cover + x * (long - lap), cover + y * (wide - lap)];
          const [right, bottom] = [Math.min(left + long, length - cover), Math.min(top + wide, width - cover)];
          return rectangle(left * 1000, top * 1000, Math.max(0, right - left) * 1000, Math.max(0, bottom - top) * 1000, 'accent');
        }),
        dimension([length * 1000, width * 1000], [0, width * 1000], `${shown(length, 2)} m`, gap),
        dimension([0, width * 1000], [0, 0], `${shown(width, 2)} m`, gap),
      ]),
    };
  },
  source: {
    text: 'Sheets laid whole from one corner, each over the last by the lap; the better of both directions',
    asAt: '2026-11-28',
  },
  notice: 'Grade of mesh, lap and cover follow NZS 3604 or the engineer. Off-cuts can save sheets that this does not count.',
};

export default mesh;
