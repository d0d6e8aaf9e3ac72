/** A circuit of a single-phase board. */
export interface Circuit {
  id: string;
  name: string;
  watts: number;
}

const VOLTS = 230;
/** Circuit breakers as sold, A. */
const BREAKERS = [6, 10, 16, 20, 25, 32, 40, 50, 63, 80, 100] as const;

export const ampsOf = (watts: number): number => watts / VOLTS;

/** The next breaker as sold that is not below the current; null above the largest. It says nothing about the cable. */
export const breakerFor = (watts: number): number | null => BREAKERS.find((one) => one >= ampsOf(watts) - 1e-9) ?? null;

export interface LoadSum {
  /** All circuits at once. */
  connected: number;
  /** The share that is taken to run together. */
  demand: number;
  /** Amps of the demand. */
  amps: number;
  isOver: boolean;
}

/** Sums circuits in watts. `diversity`: per cent of them that run together; `mainSwitch` in amps. */
export function sumLoads(circuits: readonly Circuit[], diversity: number, mainSwitch: number): LoadSum {
  const connected = circuits.reduce((sum, { watts }) => sum + watts, 0);
  const demand = (connected * diversity) / 100;
  const amps = ampsOf(demand);
  return { connected, demand, amps, isOver: amps > mainSwitch + 1e-9 };
}

/** `3.60 kW`. */
export const kilowatts = (watts: number): string => (watts / 1000).toFixed(2);
