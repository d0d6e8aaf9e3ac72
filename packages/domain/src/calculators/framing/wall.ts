import { type CalculatorBody, type CalculatorValues, FieldProblem } from '../calculator';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { allowance, choice, choiceOf, count, number, numberOf } from '../parts/values';
import { dwangRows, FRAME, studsOf, type Wall } from './frame';
import { wallDrawing } from './wall-drawing';

function wallOf(values: CalculatorValues): Wall {
  const openings = (kind: 'window' | 'door') => ({
    count: numberOf(values, `${kind}s`),
    width: numberOf(values, `${kind}Width`),
  });
  const [windows, doors] = [openings('window'), openings('door')];
  const [length, height] = [numberOf(values, 'length') * 1000, numberOf(values, 'height')];
  const wide = windows.count * windows.width + doors.count * doors.width;
  const framed = wide + (windows.count + doors.count) * 2 * FRAME + 2 * FRAME;
  if (wide > 0 && framed > length) {
    throw new FieldProblem(
      windows.count ? 'windows' : 'doors',
      `The openings with their studs take ${shown(framed)} mm of a wall of ${shown(length)} mm`,
    );
  }
  return {
    length,
    height,
    spacing: Number(choiceOf(values, 'spacing')),
    topPlates: Number(choiceOf(values, 'topPlates')),
    rows: dwangRows(height, Number(choiceOf(values, 'dwangs'))),
    windows,
    doors,
  };
}

const wall: CalculatorBody = {
  fields: [
    number('length', 'Length of the wall', 'm', '6', 0.3, 60),
    number('height', 'Height of the frame', 'mm', '2400', 600, 6000, { help: 'Over the plates' }),
    choice('spacing', 'Studs at', [
      ['600', '600 mm'],
      ['400', '400 mm'],
      ['300', '300 mm'],
    ]),
    choice('topPlates', 'Top plate', [
      ['1', 'Single'],
      ['2', 'Double'],
    ]),
    choice('dwangs', 'Dwangs no further apart than', [
      ['1350', '1350 mm'],
      ['800', '800 mm, for sheets or cladding'],
    ]),
    count('corners', 'Corners and junctions', '0', 0, 40, { help: 'One more stud for each' }),
    count('windows', 'Windows', '0', 0, 30),
    number('windowWidth', 'Width of a window', 'mm', '1200', 300, 6000),
    count('doors', 'Doors', '0', 0, 30),
    number('doorWidth', 'Width of a door', 'mm', '860', 300, 6000),
    choice('timber', 'Timber', [
      ['90×45', '90 × 45'],
      ['140×45', '140 × 45'],
      ['70×45', '70 × 45'],
    ]),
    allowance('10', 'On plates and dwangs, for cuts and bends'),
  ],
  compute(values) {
    const frame = wallOf(values);
    const { length, height, spacing, topPlates, rows, windows, doors } = frame;
    const openings = windows.count + doors.count;
    const studs = studsOf(length, spacing) + 2 * openings + numberOf(values, 'corners');
    const stud = height - (1 + topPlates) * FRAME;
    const plates = (length / 1000) * (1 + topPlates);
    const wide = windows.count * windows.width + doors.count * doors.width;
    const dwangs = (rows * (length - wide)) / 1000;
    const more = numberOf(values, 'allowance');
    const timber = choiceOf(values, 'timber');
    const lintels = (windows.count * (windows.width + 2 * FRAME) + doors.count * (doors.width + 2 * FRAME)) / 1000;
    const sills = (windows.count * windows.width) / 1000;
    const total = (studs * stud) / 1000 + withAllowance(plates + dwangs + sills, more);
    const cut = (times: number, size: number, name: string) => answer(`Cut: ${name}`, `${times} × ${brief(size)}`, 'mm');
    return {
      answers: [
        mainAnswer('Studs', String(studs)),
        mainAnswer('Framing in all', shown(total, 1), 'm'),
        answer('Plates', shown(plates, 2), 'm'),
        answer('Rows of dwangs', String(rows)),
        answer('Dwangs', shown(dwangs, 2), 'm'),
        cut(studs, stud, 'studs'),
        ...(rows ? [cut(rows * (studsOf(length, spacing) - 1), spacing - FRAME, 'dwangs, at most')] : []),
        ...(windows.count ? [cut(windows.count, windows.width, 'sill trimmers')] : []),
        ...(windows.count ? [cut(windows.count, windows.width + 2 * FRAME, 'lintels of windows')] : []),
        ...(doors.count ? [cut(doors.count, doors.width + 2 * FRAME, 'lintels of doors')] : []),
      ],
      materials: toBuy(
        [`${timber} framing SG8 H1.2, stud ${brief(stud)} mm`, studs, 'each'],
        [
          `${timber} framing SG8 H1.2, plates, dwangs and sills`,
          wholeUp(withAllowance(plates + dwangs + sills, more) * 10) / 10,
          'm',
        ],
        ['Lintel, size by NZS 3604 or the maker', wholeUp(lintels * 10) / 10, 'm'],
      ),
      warnings: warningsOf(
        [
          spacing === 600 && height > 2700,
          `Studs at 600 mm in a frame of ${brief(height)} mm: check the stud size in NZS 3604 Table 8.2`,
        ],
        [
          timber === '70×45' && height > 2400,
          `70 × 45 studs of ${brief(height)} mm are usual for inside walls only: check NZS 3604`,
        ],
        [
          windows.width > 3000 && windows.count > 0,
          `An opening of ${brief(windows.width)} mm needs a lintel by the tables or by an engineer`,
        ],
      ),
      drawing: wallDrawing(frame),
    };
  },
  source: {
    text: 'Studs = wall length ÷ spacing, rounded up, and one more; two trimming studs for each opening. Rows of dwangs = height ÷ spacing, rounded up, less one (NZS 3604 practice)',
    asAt: '2026-11-28',
  },
  notice:
    'Studs that stand in an opening become its jack studs. Stud size and spacing depend on height, wind zone and load: NZS 3604 Table 8.2 decides.',
};

export default wall;
