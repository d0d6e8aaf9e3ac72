import { type CalculatorBody, FieldProblem } from '../calculator';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { roomPlan } from '../parts/room-plan';
import { allowance, choice, choiceOf, number, numberOf } from '../parts/values';

const WIDTH = 1.2;
const LENGTHS = ['2400', '2700', '3000', '3600'] as const;
/** Metres of joint that a container does; GIB Site Guide. */
const [TAPE_COAT_M, TOPPING_M] = [200, 75] as const;
/** Screws for a sheet and tape for a roll: usual figures for ordering. */
const [SCREWS_PER_M2, TAPE_ROLL_M] = [12, 75] as const;

const gib: CalculatorBody = {
  fields: [
    number('length', 'Length of the room', 'm', '4.2', 0.5, 100),
    number('width', 'Width of the room', 'm', '3.6', 0.5, 100),
    number('height', 'Height', 'm', '2.4', 1, 10),
    number('openings', 'Openings', 'm²', '0', 0, 500, {
      help: 'Leave 0 to order for the whole wall; off-cuts are rarely of use',
    }),
    choice('lining', 'Line', [
      ['both', 'Walls and ceiling'],
      ['walls', 'Walls'],
      ['ceiling', 'Ceiling'],
    ]),
    choice(
      'sheet',
      'Length of a sheet',
      LENGTHS.map((mm) => [mm, `${mm} × 1200 mm`] as const),
    ),
    allowance('10', 'For cuts and breakage'),
  ],
  compute(values) {
    const [length, width, height] = [numberOf(values, 'length'), numberOf(values, 'width'), numberOf(values, 'height')];
    const lining = choiceOf(values, 'lining');
    const openings = lining === 'ceiling' ? 0 : numberOf(values, 'openings');
    const whole = 2 * (length + width) * height;
    if (openings >= whole) throw new FieldProblem('openings', 'The openings are as large as the walls');
    const walls = lining === 'ceiling' ? 0 : whole - openings;
    const ceiling = lining === 'walls' ? 0 : length * width;
    const sheet = (WIDTH * Number(choiceOf(values, 'sheet'))) / 1000;
    const more = numberOf(values, 'allowance');
    const sheets = (area: number) => wholeUp(withAllowance(area, more) / sheet);
    const all = sheets(walls) + sheets(ceiling);
    const joints = jointMetres({ length, width, height }, walls, ceiling);
    const name = `GIB Standard 10 mm, ${choiceOf(values, 'sheet')} × 1200 mm`;
    return {
      answers: [
        mainAnswer('Sheets', String(all)),
        ...(walls ? [answer('Sheets for walls', String(sheets(walls)))] : []),
        ...(ceiling ? [answer('Sheets for the ceiling', String(sheets(ceiling)))] : []),
        answer('Walls', shown(walls, 2), 'm²'),
        answer('Ceiling', shown(ceiling, 2), 'm²'),
        answer('Joints to stop, about', shown(joints), 'm'),
      ],
      materials: toBuy(
        [name, all, 'sheet'],
        ['Jointing compound, setting, 20 kg', wholeUp(joints / TAPE_COAT_M), 'bag'],
        ['Topping compound, 15 L', wholeUp(joints / TOPPING_M), 'pail'],
        [`Paper tape, roll of ${TAPE_ROLL_M} m`, wholeUp(joints / TAPE_ROLL_M), 'roll'],
        ['Drywall screw', wholeUp((walls + ceiling) * SCREWS_PER_M2), 'each'],
      ),
      warnings: [],
      drawing: roomPlan(`Room ${brief(length)} by ${brief(width)} m`, length, width),
    };
  },
  source: {
    text: 'Sheets = area with allowance ÷ area of a sheet; 200 m of joint to 20 kg of setting compound, 75 m to 15 L of topping (GIB Site Guide 2018)',
    asAt: '2026-11-28',
  },
  notice: 'Wet areas, fire, sound and bracing systems need their own board, screws and layout: follow the GIB system literature.',
};

/** Joints, m: between sheets laid level on the walls, upright corners, the edge of the ceiling and the joints of its sheets. */
function jointMetres(room: { length: number; width: number; height: number }, walls: number, ceiling: number): number {
  const round = 2 * (room.length + room.width);
  const level = walls ? round * Math.max(0, wholeUp(room.height / WIDTH) - 1) + 4 * room.height : 0;
  const across = ceiling
    ? Math.max(room.length, room.width) * Math.max(0, wholeUp(Math.min(room.length, room.width) / WIDTH) - 1)
    : 0;
  return level + across + (walls && ceiling ? round : 0);
}

export default gib;
