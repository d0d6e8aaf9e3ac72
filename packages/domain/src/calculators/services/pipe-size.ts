import type { CalculatorBody } from '../calculator';
import { dimension, drawing } from '../parts/drawing';
import { brief, shown } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

interface PipeRange {
  label: string;
  /** Hazen–Williams coefficient of the material. */
  smoothness: number;
  /** Inside diameters in mm by name, the smallest first. */
  sizes: readonly (readonly [name: string, bore: number])[];
}

/** Bores are the outside less two walls of the standard that each label names. */
const RANGES: Readonly<Record<string, PipeRange>> = {
  pex: {
    label: 'PEX, series S 3.2',
    smoothness: 140,
    sizes: [
      ['16 × 2.2', 11.6],
      ['20 × 2.8', 14.4],
      ['25 × 3.5', 18],
      ['32 × 4.4', 23.2],
    ],
  },
  copper: {
    label: 'Copper, AS 1432 type B',
    smoothness: 130,
    sizes: [
      ['DN 15', 10.88],
      ['DN 18', 13.84],
      ['DN 20', 17.01],
      ['DN 25', 22.96],
      ['DN 32', 29.31],
      ['DN 40', 35.66],
      ['DN 50', 48.36],
    ],
  },
  pe: {
    label: 'PE 100, SDR 11',
    smoothness: 140,
    sizes: [
      ['20 × 2.0', 16],
      ['25 × 2.3', 20.4],
      ['32 × 3.0', 26],
      ['40 × 3.7', 32.6],
      ['50 × 4.6', 40.8],
      ['63 × 5.8', 51.4],
    ],
  },
};
/** Metres of water to kilopascals. */
const KPA = 9.81;

const area = (bore: number): number => (Math.PI * bore ** 2) / 4e6;
const speedIn = (bore: number, flow: number): number => flow / area(bore);

/** Kilopascals over `length` metres; flow in m³/s. Hazen–Williams. */
const lossIn = (bore: number, flow: number, length: number, smoothness: number): number =>
  ((10.67 * length * flow ** 1.852) / (smoothness ** 1.852 * (bore / 1000) ** 4.8704)) * KPA;

const pipeSize: CalculatorBody = {
  fields: [
    choice(
      'material',
      'Pipe',
      Object.entries(RANGES).map(([id, { label }]) => [id, label] as const),
    ),
    number('flow', 'Flow', 'L/min', '18', 0.1, 1000, {
      help: 'All that runs at once: a shower about 6 to 12, a sink 12, a bath 18',
    }),
    number('length', 'Length', 'm', '15', 0.1, 1000, { help: 'Of the run; add about half again for bends and fittings' }),
    number('loss', 'Pressure that may be lost', 'kPa', '100', 1, 2000, {
      help: '10 kPa for each metre that it rises are lost besides',
    }),
    number('speed', 'Fastest', 'm/s', '3', 0.3, 10, { help: 'Up to 3 in general, about 1 in hot water that circulates' }),
  ],
  compute(values) {
    const [litres, length, loss, speed] = ['flow', 'length', 'loss', 'speed'].map((id) => numberOf(values, id)) as [
      number,
      number,
      number,
      number,
    ];
    const range = RANGES[choiceOf(values, 'material')] ?? (RANGES.pex as PipeRange);
    const flow = litres / 60_000;
    const lost = (bore: number) => lossIn(bore, flow, length, range.smoothness);
    const least = Math.sqrt((4 * flow) / (Math.PI * speed)) * 1000;
    const fits = ([, bore]: readonly [string, number]) => speedIn(bore, flow) <= speed && lost(bore) <= loss;
    const found = range.sizes.find(fits);
    const [name, bore] = found ?? (range.sizes.at(-1) as readonly [string, number]);
    const tooFast = speedIn(bore, flow) > speed;
    return {
      answers: [
        mainAnswer('Pipe', found ? name : 'None large enough'),
        mainAnswer('Pressure lost', shown(lost(bore), 1), 'kPa'),
        answer('Speed of the water', shown(speedIn(bore, flow), 2), 'm/s'),
        answer('Bore of it', brief(bore), 'mm'),
        answer('Least bore for that speed', shown(least, 1), 'mm'),
        ...range.sizes.map(([one, inside]) =>
          answer(`With ${one}`, `${shown(speedIn(inside, flow), 2)} m/s, ${shown(lost(inside), 1)} kPa`),
        ),
      ],
      materials: found ? toBuy([`${range.label.split(',')[0]} pipe ${name}`, length, 'm']) : [],
      warnings: warningsOf(
        [!found && tooFast, `Even ${name} lets the water run at ${shown(speedIn(bore, flow), 2)} m/s, over ${brief(speed)} m/s`],
        [!found && !tooFast, `Even ${name} loses ${shown(lost(bore), 1)} kPa, over ${brief(loss)} kPa`],
        [speed > 3, `${brief(speed)} m/s is over the 3 m/s that is usual in water pipes (guidance)`],
      ),
      drawing: drawing(
        `The pipes to choose from, their bores to scale${found ? `; ${name} is the smallest that does` : ''}`,
        boresOf(range, found?.[0]),
      ),
    };
  },
  source: {
    text: 'Speed = flow ÷ area; pressure lost by Hazen–Williams, C 140 for plastics and 130 for copper. Bores: ISO 15875 S 3.2, AS 1432 type B, AS/NZS 4130 SDR 11. Flows and speed are usual figures, not a standard’s',
    asAt: '2026-11-29',
  },
  notice:
    'A helper for one run of pipe. Sizes of a whole system follow G12 and AS/NZS 3500.1; bores of a maker’s pipe may differ.',
};

/** Each pipe cut across, side by side; the answer stands out. */
function boresOf({ sizes }: PipeRange, answerName: string | undefined) {
  const gap = Math.max(...sizes.map(([, bore]) => bore)) * 0.8;
  const high = Math.max(...sizes.map(([, bore]) => bore));
  let x = 0;
  return sizes.flatMap(([name, bore]) => {
    const at = [x + bore / 2, high - bore / 2] as const;
    x += bore + gap;
    const tone = name === answerName ? ('accent' as const) : ('light' as const);
    return [
      { kind: 'circle' as const, at, radius: bore / 2, tone },
      dimension([at[0] + bore / 2, high], [at[0] - bore / 2, high], brief(bore, 1), high * 0.35),
    ];
  });
}

export default pipeSize;
