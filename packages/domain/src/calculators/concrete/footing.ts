import type { CalculatorBody } from '../calculator';
import { dimension, drawing, rectangle } from '../parts/drawing';
import { brief, shown, wholeUp, withAllowance } from '../parts/figures';
import { answer, toBuy, warningsOf } from '../parts/outcome';
import { allowance, choice, choiceOf, count, number, numberOf } from '../parts/values';
import { barMass } from './bar-mass';
import { supplyFields, supplyOf, supplySource } from './supply';

/** Concrete round a bar in the ground, mm. */
const COVER = 75;
/** A lap as a multiple of the bar's diameter. */
const LAP = 40;
const BAR_LENGTH = 6;

const footing: CalculatorBody = {
  fields: [
    number('length', 'Length', 'm', '12', 0.2, 500, { help: 'Along the middle line, all sides together' }),
    number('width', 'Width', 'mm', '300', 100, 3000),
    number('depth', 'Depth', 'mm', '400', 100, 3000),
    count('bars', 'Bars along it', '4', 0, 20),
    choice(
      'bar',
      'Bar',
      [
        ['12', 'D12'],
        ['10', 'D10'],
        ['16', 'D16'],
        ['20', 'D20'],
      ],
      { help: `Laps are ${LAP} times the diameter` },
    ),
    allowance('10', 'For uneven sides of the trench and spill'),
    ...supplyFields,
  ],
  compute(values) {
    const [length, width, depth] = [numberOf(values, 'length'), numberOf(values, 'width'), numberOf(values, 'depth')];
    const [bars, size] = [numberOf(values, 'bars'), Number(choiceOf(values, 'bar'))];
    const volume = (length * width * depth) / 1e6;
    const ordered = withAllowance(volume, numberOf(values, 'allowance'));
    const supply = supplyOf(ordered, values);
    const laps = Math.max(0, wholeUp(length / BAR_LENGTH) - 1);
    const steel = bars * (length + (laps * LAP * size) / 1000);
    const inset = Math.min(COVER, width / 3, depth / 3);
    const across = Math.ceil(bars / 2);
    const place = (index: number, of: number) => (of < 2 ? width / 2 : inset + ((width - 2 * inset) * index) / (of - 1));
    const gap = Math.max(width, depth) * 0.08;
    return {
      answers: [
        ...supply.answers,
        answer('Volume', shown(volume, 3), 'm³'),
        answer('Volume with allowance', shown(ordered, 3), 'm³'),
        ...(bars ? [answer('Bar with laps', shown(steel, 1), 'm'), answer('Steel', shown(steel * barMass(size), 1), 'kg')] : []),
      ],
      materials: [...supply.materials, ...toBuy([`Reinforcing bar D${size}`, wholeUp(steel * 10) / 10, 'm'])],
      warnings: [
        ...supply.warnings,
        ...warningsOf([
          bars > 0 && width < 2 * COVER + size * across,
          `${brief(width)} mm is narrow for ${across} bars of D${size} in a row with ${COVER} mm of cover`,
        ]),
      ],
      drawing: drawing(`Section of a footing ${shown(width)} mm wide and ${shown(depth)} mm deep`, [
        rectangle(0, 0, width, depth, 'solid'),
        ...Array.from({ length: bars }, (_, bar) => ({
          kind: 'circle' as const,
          at: [
            bar < across ? place(bar, across) : place(bar - across, bars - across),
            bar < across ? depth - inset : inset,
          ] as const,
          radius: size / 2,
          tone: 'accent' as const,
        })),
        dimension([width, depth], [0, depth], `${shown(width)} mm`, gap),
        dimension([0, depth], [0, 0], `${shown(depth)} mm`, gap),
      ]),
    };
  },
  source: { text: `Volume = length × width × depth; bar mass d²/162.2 kg/m. ${supplySource}`, asAt: '2026-11-28' },
  notice:
    'Size, steel, laps and cover follow the drawings of the consent: NZS 3604 or an engineer. Laps here are 40 diameters, for ordering.',
};

export default footing;
