import type { CalculatorBody } from '../calculator';
import { brief, shown } from '../parts/figures';
import { answer, mainAnswer, warningsOf } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

/** Cutting speed with a high-speed steel drill, m/min: usual figures. */
const SPEEDS = {
  steel: ['Mild steel', 30],
  stainless: ['Stainless steel', 12],
  'cast-iron': ['Cast iron', 22],
  aluminium: ['Aluminium', 75],
  brass: ['Brass', 50],
  softwood: ['Softwood', 90],
  hardwood: ['Hardwood', 60],
  plastic: ['Plastic', 45],
  own: ['Own cutting speed', 0],
} as const satisfies Record<string, readonly [label: string, speed: number]>;

const drillSpeed: CalculatorBody = {
  fields: [
    choice(
      'material',
      'Material',
      Object.entries(SPEEDS).map(([id, [label]]) => [id, label] as const),
    ),
    number('speed', 'Cutting speed', 'm/min', '30', 0.5, 1000, { when: { field: 'material', is: ['own'] } }),
    number('diameter', 'Diameter', 'mm', '10', 0.3, 500),
    number('most', 'Fastest of your drill', 'rpm', '3000', 50, 60000),
  ],
  compute(values) {
    const material = choiceOf(values, 'material') as keyof typeof SPEEDS;
    const speed = material === 'own' ? numberOf(values, 'speed') : SPEEDS[material][1];
    const [diameter, most] = [numberOf(values, 'diameter'), numberOf(values, 'most')];
    const rpm = (speed * 1000) / (Math.PI * diameter);
    return {
      answers: [
        mainAnswer('Speed', shown(rpm), 'rpm'),
        answer('Cutting speed', brief(speed), 'm/min'),
        answer('At the fastest of your drill', shown((Math.min(rpm, most) * Math.PI * diameter) / 1000, 1), 'm/min'),
      ],
      materials: [],
      warnings: warningsOf([
        rpm > most,
        `${shown(rpm)} rpm is over the ${shown(most)} rpm of your drill: it turns slower, which does no harm`,
      ]),
    };
  },
  source: {
    text: 'rpm = 1000 × cutting speed ÷ (π × diameter); cutting speeds are usual figures for high-speed steel',
    asAt: '2026-11-28',
  },
  notice: 'Carbide runs faster, hole saws about half as fast. Use cutting fluid in steel.',
};

export default drillSpeed;
