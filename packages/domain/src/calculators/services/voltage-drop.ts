import type { CalculatorBody } from '../calculator';
import { dimension, drawing, line, rectangle } from '../parts/drawing';
import { brief, shown, wholeUp } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

/** Resistivity at 75 °C, Ω·mm²/m. Aluminium after its ratio to copper at 20 °C, 1.64. */
const RESISTIVITY = { copper: 0.0225, aluminium: 0.0369 } as const;
/** From the point of supply to any point, %; AS/NZS 3000 clause 3.6.2. */
const LIMIT = 5;
const SIZES = ['1', '1.5', '2.5', '4', '6', '10', '16', '25', '35', '50', '70', '95', '120'] as const;

const voltageDrop: CalculatorBody = {
  fields: [
    choice('phases', 'Supply', [
      ['1', 'Single phase, 230 V'],
      ['3', 'Three phase, 400 V'],
    ]),
    number('current', 'Current', 'A', '20', 0.1, 2000),
    number('length', 'Length of the cable', 'm', '30', 0.5, 2000, { help: 'One way' }),
    choice(
      'size',
      'Conductor',
      SIZES.map((mm2) => [mm2, `${mm2} mm²`] as const),
      { initial: '2.5' },
    ),
    choice('metal', 'Metal', [
      ['copper', 'Copper'],
      ['aluminium', 'Aluminium'],
    ]),
    number('table', 'From the cable table', 'mV/A.m', '0', 0, 100, {
      help: 'AS/NZS 3008.1.2. At 0 we reckon with the resistance at 75 °C',
    }),
    number('before', 'Drop before this cable', '%', '0', 0, 10, { help: 'From the point of supply to where it begins' }),
  ],
  compute(values) {
    const [current, length, before] = [numberOf(values, 'current'), numberOf(values, 'length'), numberOf(values, 'before')];
    const three = choiceOf(values, 'phases') === '3';
    const volts = three ? 400 : 230;
    const resistivity = RESISTIVITY[choiceOf(values, 'metal') as keyof typeof RESISTIVITY] ?? RESISTIVITY.copper;
    const way = three ? Math.sqrt(3) : 2;
    const table = numberOf(values, 'table');
    const perAmpMetre = (size: number) => (table > 0 ? table : (way * resistivity * 1000) / size);
    const dropOf = (size: number) => (perAmpMetre(size) * current * length) / 1000;
    const size = choiceOf(values, 'size');
    const drop = dropOf(Number(size));
    const percent = (drop / volts) * 100;
    const total = percent + before;
    const allowed = Math.max(0, ((LIMIT - before) / 100) * volts);
    const fits = table > 0 ? undefined : SIZES.find((one) => dropOf(Number(one)) <= allowed + 1e-9);
    return {
      answers: [
        mainAnswer('Voltage drop', shown(drop, 2), 'V'),
        mainAnswer('Share of the supply', shown(percent, 2), '%'),
        answer('Volts at the load', shown(Math.max(0, volts * (1 - total / 100)), 1), 'V'),
        answer('Longest cable within 5 %', shown((allowed * 1000) / (perAmpMetre(Number(size)) * current), 1), 'm'),
        ...(fits ? [answer('Smallest conductor for the drop', fits, 'mm²')] : []),
        answer('Reckoned with', shown(perAmpMetre(Number(size)), 2), 'mV/A.m'),
      ],
      materials: toBuy([
        `Cable ${size} mm², ${three ? 'three phase' : '2C+E'}, ${choiceOf(values, 'metal')}`,
        wholeUp(length),
        'm',
      ]),
      warnings: warningsOf([
        total > LIMIT + 1e-9,
        `${shown(total, 2)} % from the supply is over the ${LIMIT} % of AS/NZS 3000 clause 3.6.2${fits ? `; ${fits} mm² keeps within it` : ''}`,
      ]),
      drawing: drawing(`${brief(length)} m of cable with a drop of ${shown(drop, 2)} V`, [
        rectangle(0, 0, 800, 1200, 'solid'),
        line([800, 600], [6200, 600], 'accent'),
        rectangle(6200, 0, 800, 1200, 'light'),
        { kind: 'text', at: [400, 600], text: `${volts} V` },
        { kind: 'text', at: [6600, 600], text: `${shown(Math.max(0, volts * (1 - total / 100)), 1)} V` },
        dimension([800, 600], [6200, 600], `${brief(length)} m, ${brief(current)} A`, 500),
      ]),
    };
  },
  source: {
    text: 'V = 2ρLI/A single phase, √3ρLI/A three phase, ρ of copper 0.0225 Ω·mm²/m at 75 °C; limit 5 %, AS/NZS 3000 clause 3.6.2',
    asAt: '2026-11-28',
  },
  notice:
    'For the drop only: current rating, fault loop and protection also decide the conductor. Prescribed electrical work is for a registered electrical worker.',
};

export default voltageDrop;
