import { box, type Model, mm, type Piece, type Point, section } from './piece';

/** All in millimetres. */
export interface StairFlightSizes {
  /** From floor to floor. */
  rise: number;
  width: number;
  /** The most that one riser may be. */
  mostRiser: number;
  going: number;
  treadThickness: number;
  stringerDepth: number;
}

/** What a stair of this use may be. Source: NZBC D1/AS1, table 6. */
export interface StairLimits {
  name: string;
  pitch: number;
  riser: number;
  going: number;
}

const T = 45;
const NOSING = 20;

/**
 * A straight flight: `ceil(rise / most)` equal risers, one tread fewer, two cut stringers (three from 1,000 mm of width). The top floor is
 * the last step.
 */
export function stairFlight(sizes: StairFlightSizes, limits: StairLimits): Model {
  const { rise, width, going, treadThickness } = sizes;
  const risers = Math.ceil(rise / sizes.mostRiser - 1e-9);
  const riser = rise / risers;
  const outline = stringerOutline(sizes, risers, riser);
  const stringers = width >= 1000 ? [0, (width - T) / 2, width - T] : [0, width - T];
  const length = Math.hypot(going * (risers - 1), rise - riser) + sizes.stringerDepth;
  const pieces: Piece[] = [
    ...stringers.map((from) => ({
      ...{ role: 'Stringer', plane: 'side' as const, outline, from, thickness: T },
      ...{ section: section(sizes.stringerDepth, T), length },
    })),
    ...Array.from({ length: risers - 1 }, (_, at) => ({
      ...{ role: 'Tread', plane: 'side' as const, from: 0, thickness: width, length: width },
      outline: box(going * at - NOSING, riser * (at + 1) - treadThickness, going + NOSING, treadThickness),
      section: section(going + NOSING, treadThickness),
    })),
  ];
  const pitch = (Math.atan2(riser, going) * 180) / Math.PI;
  return {
    pieces,
    dimensions: [
      { from: [0, 0, going * (risers - 1) + 150], to: [0, rise, going * (risers - 1) + 150], text: mm(rise) },
      { from: [0, -150, 0], to: [0, -150, going * (risers - 1)], text: mm(going * (risers - 1)) },
      { from: [0, -150, -NOSING], to: [width, -150, -NOSING], text: mm(width) },
    ],
    warnings: warnings(sizes, limits, riser, pitch),
    figures: [
      { label: 'Risers', value: String(risers) },
      { label: 'Riser', value: riser.toFixed(1), unit: 'mm' },
      { label: 'Total going', value: String(Math.round(going * (risers - 1))), unit: 'mm' },
      { label: 'Pitch', value: pitch.toFixed(1), unit: '°' },
    ],
  };
}

/** Saw-toothed above, parallel to the pitch below; the foot stands flat on the floor, the head plumb against the landing. */
function stringerOutline(
  { going, treadThickness, stringerDepth, rise }: StairFlightSizes,
  risers: number,
  riser: number,
): Point[] {
  const teeth: Point[] = [];
  for (let at = 0; at < risers - 1; at += 1) {
    const top = riser * (at + 1) - treadThickness;
    teeth.push([going * at, top], [going * (at + 1), top]);
  }
  const end = going * (risers - 1);
  const below = stringerDepth * Math.hypot(1, riser / going);
  const line = (z: number) => (riser / going) * z + riser - treadThickness - below;
  const foot = Math.min(end, Math.max(0, (-line(0) * going) / riser));
  const head = Math.max(0, Math.min(line(end), rise));
  return [[0, 0], ...teeth, [end, head], [foot, 0]];
}

function warnings({ going }: StairFlightSizes, limits: StairLimits, riser: number, pitch: number): string[] {
  const stride = 2 * riser + going;
  return [
    ...(riser > limits.riser ? [`A riser of ${riser.toFixed(1)} mm is over the ${limits.riser} mm of ${limits.name}`] : []),
    ...(going < limits.going ? [`A going of ${going} mm is under the ${limits.going} mm of ${limits.name}`] : []),
    ...(pitch > limits.pitch ? [`A pitch of ${pitch.toFixed(1)}° is over the ${limits.pitch}° of ${limits.name}`] : []),
    ...(stride < 550 || stride > 700
      ? [`Two risers and a going are ${Math.round(stride)} mm; 550 to 700 mm is what walks well`]
      : []),
  ];
}
