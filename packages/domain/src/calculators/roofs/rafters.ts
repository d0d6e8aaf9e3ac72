import { type CalculatorBody, FieldProblem } from '../calculator';
import { dimension, drawing, line, polygon } from '../parts/drawing';
import { brief, radians, shown, wholeUp } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

const rafters: CalculatorBody = {
  fields: [
    number('run', 'Run', 'mm', '3000', 100, 20000, { help: 'Level, from the outside of the wall to the middle of the ridge' }),
    number('pitch', 'Pitch', '°', '30', 1, 70),
    number('overhang', 'Overhang', 'mm', '300', 0, 3000, { help: 'Measured level' }),
    number('ridge', 'Thickness of the ridge board', 'mm', '0', 0, 200, { help: 'Half of it comes off the rafter' }),
    number('length', 'Length of the roof', 'm', '9', 0.3, 200),
    choice('spacing', 'Rafters at', [
      ['900', '900 mm'],
      ['600', '600 mm'],
      ['1200', '1200 mm'],
    ]),
    choice('sides', 'Roof', [
      ['2', 'Gable, both sides'],
      ['1', 'One side'],
    ]),
  ],
  compute(values) {
    const [run, overhang, ridge] = [numberOf(values, 'run'), numberOf(values, 'overhang'), numberOf(values, 'ridge')];
    if (ridge / 2 >= run) throw new FieldProblem('ridge', 'Half the ridge board is more than the run');
    const pitch = numberOf(values, 'pitch');
    const angle = radians(pitch);
    const rise = run * Math.tan(angle);
    const toWall = run / Math.cos(angle);
    const cut = (run + overhang - ridge / 2) / Math.cos(angle);
    const sides = Number(choiceOf(values, 'sides'));
    const pieces = sides * (wholeUp((numberOf(values, 'length') * 1000) / Number(choiceOf(values, 'spacing'))) + 1);
    const drop = overhang * Math.tan(angle);
    const deep = Math.max(140, run * 0.04) / Math.cos(angle);
    const gap = run * 0.07;
    return {
      answers: [
        mainAnswer('Length with overhang', shown(cut, 1), 'mm'),
        mainAnswer('Rafters', String(pieces)),
        answer('Length to the wall', shown(toWall, 1), 'mm'),
        answer('Rise', shown(rise, 1), 'mm'),
        answer('Rise with overhang', shown(rise + drop, 1), 'mm'),
        answer('Slope factor', shown(1 / Math.cos(angle), 4)),
        answer('Plumb cut', shown(pitch, 1), '°'),
        answer('Seat cut', shown(90 - pitch, 1), '°'),
      ],
      materials: toBuy([`Rafter, ${shown(wholeUp(cut / 300) * 0.3, 1)} m`, pieces, 'each']),
      warnings: [],
      drawing: drawing(`Rafter at ${brief(pitch)}° with a run of ${shown(run)} mm`, [
        line([0, rise], [run, rise], 'light'),
        polygon('solid', [-overhang, rise + drop], [run, 0], [run, deep], [-overhang, rise + drop + deep]),
        polygon(
          'light',
          [0, rise + deep],
          [run * 0.03, rise + deep],
          [run * 0.03, rise + deep + run * 0.2],
          [0, rise + deep + run * 0.2],
        ),
        dimension([0, rise], [run, rise], `${shown(run)} mm`, -gap),
        dimension([run, rise], [run, 0], `${shown(rise)} mm`, -gap),
        dimension([-overhang, rise + drop], [run, 0], `${shown(cut)} mm`, gap),
      ]),
    };
  },
  source: { text: 'Length = run ÷ cos pitch; rise = run × tan pitch; overhang measured level', asAt: '2026-11-28' },
  notice:
    'Lengths are along the upper edge before end cuts; the length to order is the next 300 mm. Rafter size follows NZS 3604.',
};

export default rafters;
