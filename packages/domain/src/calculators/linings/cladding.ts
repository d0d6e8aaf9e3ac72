import { type CalculatorBody, FieldProblem } from '../calculator';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { allowance, choice, choiceOf, number, numberOf } from '../parts/values';
import { wallArea, wallFields } from '../parts/wall-area';
import { wallFace } from '../parts/wall-face';

const cladding: CalculatorBody = {
  fields: [
    ...wallFields('9', '2.7', '4'),
    number('board', 'Width of a board', 'mm', '180', 30, 600),
    number('lap', 'Lap', 'mm', '32', 0, 200, { help: 'How far a board covers the one below' }),
    choice('studs', 'Studs at', [
      ['600', '600 mm'],
      ['400', '400 mm'],
      ['480', '480 mm'],
    ]),
    allowance('10', 'For joints and off-cuts'),
  ],
  compute(values) {
    const { length, height, gross, net } = wallArea(values);
    const [board, lap] = [numberOf(values, 'board'), numberOf(values, 'lap')];
    if (lap >= board) throw new FieldProblem('lap', 'The lap is as wide as the board');
    const cover = board - lap;
    const courses = wholeUp((height * 1000 - lap) / cover);
    const metres = withAllowance((net * 1000) / cover, numberOf(values, 'allowance'));
    const nails = wholeUp(((net / height) * courses * 1000) / Number(choiceOf(values, 'studs')));
    return {
      answers: [
        mainAnswer('Boards', shown(metres, 1), 'm'),
        mainAnswer('Courses', String(courses)),
        answer('Cover of a board', brief(cover), 'mm'),
        answer('Wall less openings', shown(net, 2), 'm²'),
        answer('Metres in a square metre', shown(1000 / cover, 2), 'm'),
        answer('Nails', String(nails)),
      ],
      materials: toBuy(
        [`Weatherboard ${brief(board)} mm`, wholeUp(metres * 10) / 10, 'm'],
        ['Cladding nail', wholeUp(withAllowance(nails, 5)), 'each'],
      ),
      warnings: [],
      drawing: wallFace(
        `Wall ${brief(length)} by ${brief(height)} m with ${courses} courses`,
        length,
        height,
        gross - net,
        cover,
      ),
    };
  },
  source: {
    text: 'Courses = (height − lap) ÷ (board − lap), rounded up; metres = area ÷ cover; one nail where a board crosses a stud',
    asAt: '2026-11-28',
  },
  notice: 'Cavity battens, flashings, soakers and corner boards are not counted. Lap and fixing follow the maker and E2/AS1.',
};

export default cladding;
