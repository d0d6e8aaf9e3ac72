import { type CalculatorBody, type CalculatorValues, type Drawing, FieldProblem } from '../calculator';
import { dimension, drawing, line, polygon } from '../parts/drawing';
import { brief, degrees, shown, wholeUp } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { choice, choiceOf, count, number, numberOf } from '../parts/values';
import { STAIR_LIMITS, type StairLimits } from './stair-limits';

/** Two risers and a going that most people walk well; guidance, not a rule. */
const COMFORT = [550, 700] as const;

interface Flight {
  rise: number;
  risers: number;
  riser: number;
  going: number;
  treads: number;
  run: number;
  pitch: number;
}

function flightOf(values: CalculatorValues, limits: StairLimits): Flight {
  const [rise, going, typed] = [numberOf(values, 'rise'), numberOf(values, 'going'), numberOf(values, 'risers')];
  if (typed === 1) throw new FieldProblem('risers', 'A stair has two risers or more');
  const risers = typed || Math.max(2, wholeUp(rise / limits.maxRiser));
  const riser = rise / risers;
  const treads = risers - 1;
  return { rise, risers, riser, going, treads, run: treads * going, pitch: degrees(Math.atan(riser / going)) };
}

function side({ rise, risers, riser, going, treads, run }: Flight): Drawing {
  const steps = Array.from({ length: treads }, (_, step) => [
    [step * going, rise - (step + 1) * riser],
    [(step + 1) * going, rise - (step + 1) * riser],
  ]).flat() as [number, number][];
  const gap = Math.max(rise, run) * 0.06;
  return drawing(`Side of a stair with ${risers} risers of ${shown(riser, 1)} mm and ${treads} treads of ${shown(going)} mm`, [
    line([-going, rise], [run + going, rise], 'light'),
    polygon('solid', [0, rise], ...steps, [run, rise]),
    line([run, 0], [run + going, 0], 'accent'),
    line([run, 0], [run, rise - treads * riser], 'accent'),
    line([0, rise - riser], [run, 0], 'accent', true),
    dimension([run, rise], [0, rise], `${shown(run)} mm`, gap),
    dimension([run + going, 0], [run + going, rise], `${shown(rise)} mm`, -gap),
  ]);
}

function warningsFor({ rise, riser, going, pitch }: Flight, limits: StairLimits, nosing: number): string[] {
  const { name, maxPitch, maxRiser, minGoing, maxFlight } = limits;
  const walk = 2 * riser + going;
  return warningsOf(
    [riser > maxRiser + 1e-9, `Riser ${shown(riser, 1)} mm is over the ${maxRiser} mm of ${name}`],
    [going < minGoing, `Going ${brief(going)} mm is under the ${minGoing} mm of ${name}`],
    [pitch > maxPitch, `Pitch ${shown(pitch, 1)}° is over the ${maxPitch}° of ${name}`],
    [rise > maxFlight, `A rise of ${brief(rise)} mm is over the ${brief(maxFlight / 1000)} m of one flight: it needs a landing`],
    [nosing < 15 || nosing > 20, `A nosing of ${brief(nosing)} mm is outside 15 to 20 mm`],
    [
      walk < COMFORT[0] || walk > COMFORT[1],
      `Two risers and a going are ${shown(walk)} mm; ${COMFORT[0]} to ${COMFORT[1]} mm walks well (guidance only)`,
    ],
  );
}

const stairs: CalculatorBody = {
  fields: [
    choice(
      'kind',
      'Stair',
      Object.entries(STAIR_LIMITS).map(([id, { label }]) => [id, label] as const),
      { initial: 'main' },
    ),
    number('rise', 'Total rise', 'mm', '2700', 150, 8000, { help: 'From finished floor to finished floor' }),
    number('going', 'Going', 'mm', '280', 150, 600, { help: 'From nosing to nosing, measured level' }),
    count('risers', 'Risers', '0', 0, 60, { help: 'At 0 we take the fewest that the rules allow' }),
    number('nosing', 'Nosing', 'mm', '20', 0, 50),
    number('width', 'Width of the stair', 'mm', '900', 300, 6000),
  ],
  compute(values) {
    const limits: StairLimits = STAIR_LIMITS[choiceOf(values, 'kind') as keyof typeof STAIR_LIMITS] ?? STAIR_LIMITS.main;
    const flight = flightOf(values, limits);
    const [nosing, width] = [numberOf(values, 'nosing'), numberOf(values, 'width')];
    const stringer = Math.hypot(flight.run, flight.rise) / 1000;
    return {
      answers: [
        mainAnswer('Risers', String(flight.risers)),
        mainAnswer('Riser height', shown(flight.riser, 1), 'mm'),
        answer('Treads', String(flight.treads)),
        answer('Total going', shown(flight.run), 'mm'),
        answer('Pitch', shown(flight.pitch, 2), '°'),
        answer('Two risers and a going', shown(2 * flight.riser + flight.going), 'mm'),
        answer('Tread depth with nosing', brief(flight.going + nosing), 'mm'),
        answer('Stringer length', shown(stringer, 2), 'm'),
      ],
      materials: toBuy(
        [`Stair tread ${brief(flight.going + nosing)} mm deep, ${brief(width)} mm long`, flight.treads, 'each'],
        ['Stair stringer', (2 * wholeUp(stringer * 10)) / 10, 'm'],
      ),
      warnings: warningsFor(flight, limits, nosing),
      drawing: side(flight),
    };
  },
  source: {
    text: 'NZ Building Code D1/AS1, Table 6 (pitch, riser, going); risers = total rise ÷ greatest riser, rounded up',
    asAt: '2026-11-28',
  },
  notice:
    'Keep the risers of a flight within 5 mm of each other. Handrail 900 to 1000 mm above the nosings; a barrier where the fall is 1 m or more, without gaps of 100 mm. Check against the edition of D1/AS1 of your consent.',
};

export default stairs;
