/** A material of the catalogue by its id and how many, or something typed with its price. */
export type DemoLine =
  | readonly [materialId: `m-${number}`, quantity: string]
  | readonly [description: string, quantity: string, unit: string, price: string];

export interface DemoEstimate {
  name: string;
  /** The demo job; none of a template. */
  job: string | null;
  daysAgo: number;
  wastePercent: string;
  marginPercent: string;
  /** Priced by the demo company's own list. */
  byOwnPrices?: boolean;
  lines: readonly DemoLine[];
  labour: readonly (readonly [description: string, hours: string, rate: string])[];
  notes: string;
}

/** Two estimates and a template, of jobs that the demo company has. */
export const DEMO_ESTIMATES: readonly DemoEstimate[] = [
  {
    name: 'Smith deck: steps and balustrade',
    job: 'Smith deck',
    daysAgo: 2,
    wastePercent: '10.00',
    marginPercent: '18.00',
    byOwnPrices: true,
    lines: [
      ['m-3', '18'],
      ['m-4', '24'],
      ['m-11', '12'],
      ['Kwila decking 140x19', '62', 'm', '14.80'],
      ['Balustrade posts 90x90 H3.2, 1.2 m', '9', 'each', '31.50'],
    ],
    labour: [
      ['Steps and handrail', '14', '85.00'],
      ['Second pair of hands', '8', '65.00'],
    ],
    notes: 'Steps on the garage side. Balustrade 1 m high: the deck stands 1.1 m above the lawn at the north end.',
  },
  {
    name: "O'Neill kitchen: wall and lining",
    job: "O'Neill kitchen",
    daysAgo: 6,
    wastePercent: '12.50',
    marginPercent: '15.00',
    lines: [
      ['m-1', '34'],
      ['m-6', '18'],
      ['m-9', '4'],
      ['m-20', '6'],
      ['m-21', '9'],
      ['LVL lintel 240x90, 3.6 m', '1', 'each', '268.00'],
    ],
    labour: [['Wall out, lintel in, lining and stopping', '46', '85.00']],
    notes: '',
  },
  {
    name: 'Bathroom, four square metres',
    job: null,
    daysAgo: 30,
    wastePercent: '10.00',
    marginPercent: '15.00',
    lines: [
      ['m-7', '6'],
      ['m-22', '1'],
      ['m-27', '22'],
      ['m-29', '5'],
      ['m-24', '1'],
    ],
    labour: [['Strip out, line, tile and fit', '38', '95.00']],
    notes: 'Waterproofing membrane and its certificate come from the applicator.',
  },
];
