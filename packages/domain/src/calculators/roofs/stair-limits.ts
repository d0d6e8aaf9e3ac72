/** Stairways of Acceptable Solution D1/AS1, Table 6, with the greatest rise of one flight. Angles in degrees, the rest in mm. */
export interface StairLimits {
  label: string;
  /** As it reads in a sentence. */
  name: string;
  maxPitch: number;
  maxRiser: number;
  minGoing: number;
  maxFlight: number;
}

const limits = (
  label: string,
  name: string,
  maxPitch: number,
  maxRiser: number,
  minGoing: number,
  maxFlight: number,
): StairLimits => ({
  label,
  name,
  maxPitch,
  maxRiser,
  minGoing,
  maxFlight,
});

export const STAIR_LIMITS = {
  accessible: limits('Accessible', 'an accessible stair', 32, 180, 310, 2500),
  common: limits('Common', 'a common stair', 37, 190, 280, 2500),
  main: limits('Main private', 'a main private stair', 37, 190, 280, 4000),
  secondary: limits('Secondary private', 'a secondary private stair', 41, 200, 250, 4000),
  service: limits('Service or minor private', 'a service or minor private stair', 47, 220, 220, 4000),
} as const satisfies Record<string, StairLimits>;
