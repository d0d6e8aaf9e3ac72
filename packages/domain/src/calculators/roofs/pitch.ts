import type { CalculatorBody } from '../calculator';
import { dimension, drawing, polygon } from '../parts/drawing';
import { brief, degrees, radians, shown } from '../parts/figures';
import { answer, mainAnswer, warningsOf } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';
import { END_LAPPED_MIN, PROFILES } from './profiles';

const given = (...is: string[]) => ({ when: { field: 'given', is } });

const pitch: CalculatorBody = {
  fields: [
    choice('given', 'You know', [
      ['angle', 'The angle'],
      ['rise', 'Rise and run'],
      ['ratio', 'The ratio 1 : n'],
    ]),
    number('angle', 'Angle', '°', '15', 0.1, 80, given('angle')),
    number('rise', 'Rise', 'mm', '800', 1, 50000, given('rise')),
    number('run', 'Run', 'mm', '3000', 1, 100000, given('rise')),
    number('ratio', 'Level length for a rise of 1', '', '12', 0.2, 500, given('ratio')),
    number('plan', 'Area on the plan', 'm²', '100', 0, 100000, { help: 'Level area, to find the area along the slope' }),
  ],
  compute(values) {
    const kind = choiceOf(values, 'given');
    const slope =
      kind === 'angle'
        ? Math.tan(radians(numberOf(values, 'angle')))
        : kind === 'rise'
          ? numberOf(values, 'rise') / numberOf(values, 'run')
          : 1 / numberOf(values, 'ratio');
    const angle = degrees(Math.atan(slope));
    const factor = Math.hypot(1, slope);
    const [run, rise] = slope > 1 ? [3000 / slope, 3000] : [3000, 3000 * slope];
    const { corrugate, trapezoidal } = {
      corrugate: PROFILES['corrugate-762'].minPitch,
      trapezoidal: PROFILES.trapezoidal.minPitch,
    };
    return {
      answers: [
        mainAnswer('Pitch', shown(angle, 2), '°'),
        mainAnswer('Slope factor', shown(factor, 4)),
        answer('Ratio', `1:${brief(1 / slope)}`),
        answer('Rise for each metre', shown(slope * 1000), 'mm'),
        answer('Slope', shown(slope * 100, 2), '%'),
        answer('Area along the slope', shown(numberOf(values, 'plan') * factor, 2), 'm²'),
      ],
      materials: [],
      warnings: warningsOf(
        [
          angle < trapezoidal - 1e-9,
          `${shown(angle, 1)}° is under the ${trapezoidal}° that is usual for trapezoidal roofing: it takes a membrane`,
        ],
        [
          angle >= trapezoidal - 1e-9 && angle < corrugate - 1e-9,
          `${shown(angle, 1)}° is under the ${corrugate}° of corrugate; trapezoidal goes down to about ${trapezoidal}° (guidance)`,
        ],
        [
          angle >= corrugate - 1e-9 && angle < END_LAPPED_MIN - 1e-9,
          `${shown(angle, 1)}° suits corrugate in one length; sheets lapped at the ends need ${END_LAPPED_MIN}°`,
        ],
      ),
      drawing: drawing(`A slope of ${shown(angle, 1)}°`, [
        polygon('solid', [0, rise], [run, rise], [run, 0]),
        dimension([run, rise], [0, rise], '1', Math.max(run, rise) * 0.06),
        dimension([run, 0], [run, rise], brief(slope, 3), -Math.max(run, rise) * 0.06),
      ]),
    };
  },
  source: {
    text: 'Slope factor = 1 ÷ cos pitch. Lowest pitches: corrugate 8°, 10° with end laps; trapezoidal about 3°',
    asAt: '2026-11-28',
  },
  notice: 'The maker of the roofing decides the lowest pitch for its profile and sheet length.',
};

export default pitch;
