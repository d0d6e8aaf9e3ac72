import type { RiskItem } from './types';
import type { Task } from './works';

export interface MaterialAdvisory {
  material: string;
  impact: string;
  mitigationStrategy: string;
}

type AdvisoryRow = readonly [tasks: Task[], categories: string[], material: string, impact: string, mitigation: string];

/** What the weather does to materials on site, by the task that uses them and the category of risk. House practice. */
const ADVISORIES: readonly AdvisoryRow[] = [
  [
    ['concrete'],
    ['Cold', 'Frost'],
    'Ready-mix concrete',
    'Sets slowly, loses strength if it freezes',
    'Order warm mix with an accelerator; insulate for two nights',
  ],
  [
    ['concrete'],
    ['Heat', 'Drying'],
    'Ready-mix concrete',
    'Stiffens in the truck, cracks while plastic',
    'Order a retarder, pour early, spray evaporation retarder and cure at once',
  ],
  [
    ['concrete'],
    ['Rain'],
    'Fresh concrete',
    'Surface washes out and dusts',
    'Covers beside the pour; do not trowel rain water in',
  ],
  [
    ['paint'],
    ['Cold', 'Humidity'],
    'Waterborne paint',
    'No film under 10 °C, slow drying in damp air',
    'Use a winter grade; stop two hours before dew falls',
  ],
  [['paint'], ['Rain'], 'Fresh paint', 'Washes off or spots', 'Cover or put off; check the time to rain resistance on the tin'],
  [['paint'], ['Heat', 'Wind'], 'Paint', 'Dries before it flows out', 'Work in the shade; add conditioner as the maker allows'],
  [['sheets'], ['Wind'], 'Roofing sheets, wraps and plywood', 'Lift and fly', 'Strap the stacks; carry flat with two people'],
  [
    ['sheets', 'scaffold'],
    ['Rain'],
    'Timber framing and linings',
    'Take up water and swell',
    'Keep on bearers under wrap; check moisture before closing in',
  ],
  [
    ['roof'],
    ['Rain', 'Frost'],
    'Sealants and underlay',
    'Do not stick to wet or frosty metal',
    'Dry the lap first; store cartridges warm',
  ],
  [
    ['masonry', 'plaster'],
    ['Rain'],
    'Mortar, render and bricks',
    'Washes out, stains, saturates',
    'Cover stacks and the top of walls',
  ],
  [
    ['masonry', 'plaster'],
    ['Cold', 'Frost'],
    'Mortar and render',
    'Freezes and loses its strength',
    'Warm the sand and water; cover at night',
  ],
  [
    ['asphalt'],
    ['Cold', 'Rain', 'Wind'],
    'Asphalt and chipseal',
    'Cools before it is rolled; binder does not hold',
    'Insulate the trucks; thicker mats; wait for a dry road',
  ],
  [
    ['excavation'],
    ['Ground', 'Rain'],
    'Spoil and bedding',
    'Turns to slurry and loads the edge',
    'Cover the spoil, 600 mm back; keep bedding dry',
  ],
  [['electrical'], ['Rain'], 'Cable ends, boards and leads', 'Take up water', 'Cap the ends, close the boards, hang the leads'],
  [
    ['linings'],
    ['Cold', 'Humidity'],
    'GIB compound, glue and screed',
    'Cure slowly',
    'Heat gently and vent; test before the next coat',
  ],
  [['linings'], ['Heat'], 'GIB compound and glue', 'Go off early', 'Mix small; 90 minute compound or a quicker one'],
];

/** The advisories that the risks found bring with them. */
export function materialAdvisories(tasks: readonly Task[], items: readonly RiskItem[]): MaterialAdvisory[] {
  const categories = new Set(items.map(({ category }) => category));
  return ADVISORIES.filter(
    ([uses, causes]) => uses.some((task) => tasks.includes(task)) && causes.some((category) => categories.has(category)),
  ).map(([, , material, impact, mitigationStrategy]) => ({ material, impact, mitigationStrategy }));
}
