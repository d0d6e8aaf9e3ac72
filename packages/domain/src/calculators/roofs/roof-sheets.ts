import type { CalculatorBody } from '../calculator';
import { dimension, drawing, line, rectangle } from '../parts/drawing';
import { brief, radians, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { allowance, choice, choiceOf, count, number, numberOf } from '../parts/values';
import { PROFILES } from './profiles';

/** A roll of underlay, m², and screws to a square metre as a usual figure for ordering. */
const UNDERLAY_ROLL = 50;
const SCREWS_PER_M2 = 7;

const sheets: CalculatorBody = {
  fields: [
    choice(
      'profile',
      'Roofing',
      Object.entries(PROFILES).map(([id, { label }]) => [id, label] as const),
    ),
    number('width', 'Width of the face', 'm', '12', 0.3, 300, { help: 'Along the eaves' }),
    number('slope', 'Length of a sheet', 'm', '5.2', 0.3, 40, { help: 'Along the slope, with the overhang into the gutter' }),
    number('pitch', 'Pitch', '°', '15', 1, 70),
    count('faces', 'Faces like this', '1', 1, 20),
    choice(
      'battens',
      'Purlins or battens at',
      [
        ['900', '900 mm'],
        ['600', '600 mm'],
        ['1200', '1200 mm'],
        ['370', '370 mm'],
      ],
      { help: 'Along the slope' },
    ),
    allowance('5', 'On battens, underlay and screws'),
  ],
  compute(values) {
    const profile = PROFILES[choiceOf(values, 'profile') as keyof typeof PROFILES] ?? PROFILES['corrugate-762'];
    const [width, slope, pitch, faces] = ['width', 'slope', 'pitch', 'faces'].map((id) => numberOf(values, id)) as [
      number,
      number,
      number,
      number,
    ];
    const more = numberOf(values, 'allowance');
    const one = wholeUp((width * 1000) / profile.cover);
    const rows = wholeUp((slope * 1000) / Number(choiceOf(values, 'battens'))) + 1;
    const area = width * slope * faces;
    const battens = withAllowance(rows * width * faces, more);
    const rise = slope * Math.sin(radians(pitch));
    const gap = Math.max(width, slope) * 60;
    const [w, s] = [width * 1000, slope * 1000];
    return {
      answers: [
        mainAnswer('Sheets', String(one * faces)),
        mainAnswer('Roofing', shown(one * slope * faces, 1), 'm'),
        answer('Roof area', shown(area, 2), 'm²'),
        answer('Area on the plan', shown(area * Math.cos(radians(pitch)), 2), 'm²'),
        answer('Rows of purlins or battens', String(rows * faces)),
        answer('Purlins or battens', shown(battens, 1), 'm'),
        answer('Rise of the face', shown(rise, 2), 'm'),
        answer('Last sheet laps by', shown(one * profile.cover - w), 'mm'),
      ],
      materials: toBuy(
        [`${profile.label}, sheet of ${brief(slope)} m`, one * faces, 'sheet'],
        ['Purlin or batten', wholeUp(battens * 10) / 10, 'm'],
        [`Roof underlay, roll of ${UNDERLAY_ROLL} m²`, wholeUp(withAllowance(area, more + 10) / UNDERLAY_ROLL), 'roll'],
        ['Roofing screw with washer', wholeUp(withAllowance(area * SCREWS_PER_M2, more)), 'each'],
      ),
      warnings: warningsOf([
        pitch < profile.minPitch,
        `${brief(pitch)}° is under the ${profile.minPitch}° that is usual for ${profile.name} roofing (guidance; the maker decides)`,
      ]),
      drawing: drawing(`A roof face ${brief(width)} m wide with ${one} sheets of ${brief(slope)} m`, [
        rectangle(0, 0, w, s, 'solid'),
        ...Array.from({ length: Math.min(one - 1, 120) }, (_, sheet) =>
          line([(sheet + 1) * profile.cover, 0], [(sheet + 1) * profile.cover, s], 'light'),
        ),
        dimension([w, s], [0, s], `${brief(width)} m`, gap),
        dimension([0, s], [0, 0], `${brief(slope)} m`, gap),
      ]),
    };
  },
  source: {
    text: 'Sheets = width ÷ cover, rounded up. Corrugate covers 762 mm (845 overall) or 995 mm; underlay with 10 % for laps, 7 screws to the m² for ordering',
    asAt: '2026-11-28',
  },
  notice: 'Flashings, ridge and gutters are not counted. Fixing pattern and purlin spacing follow the maker and the wind zone.',
};

export default sheets;
