import type { CalculatorBody } from '../calculator';
import { dimension, drawing, line, polygon } from '../parts/drawing';
import { brief, radians, shown, wholeUp } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

/** How much more room the ground takes once it is dug, %; rounded from the usual tables. */
const BULKING = { sand: 12, loam: 25, clay: 35, gravel: 15, rock: 50 } as const;

const excavation: CalculatorBody = {
  fields: [
    number('length', 'Length at the bottom', 'm', '10', 0.1, 1000),
    number('width', 'Width at the bottom', 'm', '5', 0.1, 1000),
    number('depth', 'Depth', 'm', '0.4', 0.05, 20),
    number('batter', 'Slope of the sides', '°', '90', 20, 90, { help: '90° is straight down' }),
    choice('ground', 'Ground', [
      ['loam', 'Topsoil or loam, 25 % more'],
      ['clay', 'Clay, 35 % more'],
      ['sand', 'Sand, 12 % more'],
      ['gravel', 'Gravel, 15 % more'],
      ['rock', 'Broken rock, 50 % more'],
    ]),
    number('truck', 'One truck carries', 'm³', '6', 0.3, 40, { help: 'Loose, as loaded' }),
  ],
  compute(values) {
    const [length, width, depth] = [numberOf(values, 'length'), numberOf(values, 'width'), numberOf(values, 'depth')];
    const batter = numberOf(values, 'batter');
    const out = batter === 90 ? 0 : depth / Math.tan(radians(batter));
    const top = (length + 2 * out) * (width + 2 * out);
    const middle = (length + out) * (width + out);
    const volume = (depth / 6) * (length * width + 4 * middle + top);
    const bulking = BULKING[choiceOf(values, 'ground') as keyof typeof BULKING] ?? BULKING.loam;
    const loose = volume * (1 + bulking / 100);
    const loads = wholeUp(loose / numberOf(values, 'truck'));
    const [w, d, o] = [width * 1000, depth * 1000, out * 1000];
    const gap = Math.max(w + 2 * o, d) * 0.06;
    return {
      answers: [
        mainAnswer('Dug', shown(volume, 2), 'm³'),
        mainAnswer('To cart away, loose', shown(loose, 2), 'm³'),
        answer('Truck loads', String(loads)),
        answer('Area at the top', shown(top, 2), 'm²'),
        answer('Width at the top', shown(width + 2 * out, 2), 'm'),
      ],
      materials: toBuy(['Spoil to cart away, loose', wholeUp(loose * 10) / 10, 'm³']),
      warnings: warningsOf([
        depth >= 1.5 && batter > 45,
        `${brief(depth)} m deep with sides at ${brief(batter)}°: where people work in 1.5 m or more it needs shoring, benching or battering, and a narrow one notice to WorkSafe before work starts`,
      ]),
      drawing: drawing(`Section of a cut ${brief(width)} m wide at the bottom and ${brief(depth)} m deep`, [
        line([-o - w * 0.15, 0], [-o, 0], 'solid'),
        polygon('cut', [-o, 0], [0, d], [w, d], [w + o, 0]),
        line([w + o, 0], [w + o + w * 0.15, 0], 'solid'),
        dimension([w, d], [0, d], `${brief(width)} m`, gap),
        dimension([-o, d], [-o, 0], `${brief(depth)} m`, gap),
      ]),
    };
  },
  source: {
    text: 'Volume by the prismoidal rule; bulking by kind of ground is a usual figure, not a measured one. Depth of 1.5 m: Health and Safety in Employment Regulations 1995, regs 24 and 26',
    asAt: '2026-11-28',
  },
  notice: 'Find services before digging (beforeUdig). Earthworks of some size or near a boundary may need consent.',
};

export default excavation;
