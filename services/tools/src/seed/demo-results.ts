import type { CreateToolResult } from '@dwang/contracts';
import type { Typed } from '@dwang/domain/calculators';
import { BATH_PLAN, DECK_LEVEL } from './demo-drawings';

interface Placed {
  /** The demo job. */
  job: string;
  daysAgo: number;
  title: string;
  note: string;
}

/** Worked out by the built-in calculator from what is typed. */
export interface DemoSum extends Placed {
  calculator: string;
  typed: Typed;
}

/** Read off an instrument, with its picture. */
export interface DemoReading
  extends Placed,
    Pick<CreateToolResult, 'tool' | 'answers' | 'inputs' | 'calibration' | 'statedError'> {
  device: string;
  /** Shapes of an SVG of 1600 by 1200 pixels. */
  picture?: string;
}

export const DEMO_SUMS: readonly DemoSum[] = [
  {
    ...{
      job: 'Smith deck',
      daysAgo: 11,
      calculator: 'post-holes',
      title: 'Concrete for the deck posts',
      note: 'Twelve holes, bagged mix.',
    },
    typed: { count: '12' },
  },
  {
    ...{ job: 'Smith deck', daysAgo: 4, calculator: 'decking', title: 'Kwila boards, main deck', note: '' },
    typed: { length: '6.4', width: '3.6', fall: '1.1' },
  },
  {
    ...{ job: 'Smith deck', daysAgo: 3, calculator: 'stairs', title: 'Steps to the lawn', note: 'Garage side.' },
    typed: { rise: '1100' },
  },
  {
    ...{ job: 'Milking shed repairs', daysAgo: 8, calculator: 'drain-fall', title: 'Yard drain to the sump', note: '' },
    typed: { length: '18' },
  },
  {
    ...{ job: 'Jandal Café fit-out', daysAgo: 15, calculator: 'voltage-drop', title: 'Feed to the coffee machine', note: '' },
    typed: { length: '22', current: '20' },
  },
];

export const DEMO_READINGS: readonly DemoReading[] = [
  {
    ...{
      job: 'Pōhutukawa Bay bathrooms',
      daysAgo: 9,
      tool: 'floor-plan',
      title: 'Unit 3 bathroom as built',
      note: 'Door swings out.',
    },
    inputs: [{ label: 'Room', value: '2.60 × 1.80', unit: 'm' }],
    answers: [
      { label: 'Area', value: '4.68', unit: 'm²' },
      { label: 'Walls', value: '8.80', unit: 'm' },
    ],
    ...{ calibration: 'not-needed', statedError: '', device: 'Android phone, Chrome', picture: BATH_PLAN },
  },
  {
    ...{ job: 'Smith deck', daysAgo: 2, tool: 'level', title: 'Fall of the deck, away from the house', note: 'Middle joist.' },
    inputs: [],
    answers: [
      { label: 'Tilt', value: '0.6', unit: '°' },
      { label: 'Fall', value: '10', unit: 'mm/m' },
    ],
    ...{ calibration: 'calibrated', statedError: '± 0.2°', device: 'Android phone, Chrome', picture: DECK_LEVEL },
  },
  {
    ...{ job: "O'Neill kitchen", daysAgo: 6, tool: 'laser', title: 'Kitchen opening', note: 'Lintel bears 150 mm each side.' },
    inputs: [],
    answers: [
      { label: 'Length 1', value: '3.312', unit: 'm' },
      { label: 'Length 2', value: '2.405', unit: 'm' },
    ],
    ...{ calibration: 'not-needed', statedError: 'As the laser says', device: 'Android phone, Chrome' },
  },
  {
    ...{
      job: 'Whānau Ora reception',
      daysAgo: 5,
      tool: 'sound',
      title: 'Waiting room before the lining',
      note: 'Midday, full room.',
    },
    inputs: [],
    answers: [
      { label: 'Average', value: '68', unit: 'dB(A)' },
      { label: 'Highest', value: '81', unit: 'dB(A)' },
    ],
    ...{ calibration: 'uncalibrated', statedError: '± 10 dB, an indication only', device: 'Android phone, Chrome' },
  },
];

/** Lengths off photos and tapes. */
export const DEMO_MEASUREMENTS = [
  { job: 'Smith deck', daysAgo: 12, name: 'Ranch slider, opening', length: '2.400', unit: 'm', calibrated: true, note: '' },
  { job: 'Smith deck', daysAgo: 12, name: 'Sill to lawn', length: '1.120', unit: 'm', calibrated: true, note: 'North end.' },
  { job: "O'Neill kitchen", daysAgo: 7, name: 'Bench run, window side', length: '3.845', unit: 'm', calibrated: true, note: '' },
  {
    ...{ job: 'Pōhutukawa Bay bathrooms', daysAgo: 9, name: 'Tile height behind basin', length: '60.500', unit: 'cm' },
    ...{ calibrated: false, note: 'Off a photo, check before cutting.' },
  },
] as const;
