/** A demo job: its name, the client's place in the list of demo clients, the rate, and how far it is. */
export interface DemoProject {
  name: string;
  client: number;
  rate: '65.00' | '85.00' | '95.00' | '120.00';
  progress: number;
  description: string;
}

const job = (name: string, client: number, rate: DemoProject['rate'], progress: number, description: string): DemoProject => ({
  name,
  client,
  rate,
  progress,
  description,
});

export const ACTIVE_DEMO_PROJECTS: readonly DemoProject[] = [
  job('Smith deck', 0, '85.00', 60, 'Kwila deck 6.4 by 3.6 m, two steps and a balustrade.'),
  job('Te Awamutu classroom re-roof', 1, '95.00', 35, 'Long-run steel over two classrooms, new spouting.'),
  job('Pōhutukawa Bay bathrooms', 4, '120.00', 45, 'Four motel bathrooms: waterproofing, tiles, fittings.'),
  job('Jandal Café fit-out', 8, '85.00', 80, 'Counter, shelving, and a new door to the courtyard.'),
  job('Whānau Ora reception', 3, '95.00', 25, 'New reception desk, partitions and acoustic lining.'),
  job('Milking shed repairs', 9, '65.00', 50, 'Yard rails, drainage and a new pump cover.'),
  job("O'Neill kitchen", 10, '85.00', 15, 'Kitchen replaced, wall taken out, new lintel.'),
  job('Ngāti Kererū wharekai', 6, '85.00', 5, 'New servery and floor for the dining hall.'),
];

const DONE: readonly (readonly [name: string, client: number, rate: DemoProject['rate']])[] = [
  ['Smith pergola', 0, '85.00'],
  ['School fence', 1, '65.00'],
  ['Tāne site office', 2, '85.00'],
  ['Whānau Ora ramp', 3, '95.00'],
  ['Motel unit 7 leak', 4, '120.00'],
  ['Harbourview handrails', 5, '95.00'],
  ['Marae gate', 6, '65.00'],
  ['Miller office partitions', 7, '85.00'],
  ['Café courtyard', 8, '85.00'],
  ['Calf shed', 9, '65.00'],
  ["O'Neill windows", 10, '95.00'],
  ['Riccarton flat repairs', 11, '85.00'],
  ['Cool store lining', 12, '95.00'],
  ['Playground edging', 13, '65.00'],
  ['Village handrails', 14, '85.00'],
  ['Joinery mezzanine', 15, '95.00'],
  ['Club slipway decking', 16, '85.00'],
  ['Kaur garage', 17, '85.00'],
  ['Church hall floor', 18, '95.00'],
  ['Willis Street make-good', 19, '120.00'],
  ['Physio treatment rooms', 20, '95.00'],
  ['Nguyen wardrobe', 21, '85.00'],
  ['Holiday park cabins', 22, '85.00'],
];

export const COMPLETED_DEMO_PROJECTS: readonly DemoProject[] = DONE.map(([name, client, rate]) =>
  job(name, client, rate, 100, ''),
);
