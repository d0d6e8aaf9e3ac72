/** What is done on a site, as far as the weather cares. Every rule belongs to one of these. */
export type Task =
  | 'people'
  | 'height'
  | 'platform'
  | 'crane'
  | 'scaffold'
  | 'sheets'
  | 'roof'
  | 'concrete'
  | 'paint'
  | 'masonry'
  | 'plaster'
  | 'asphalt'
  | 'electrical'
  | 'excavation'
  | 'linings';

interface WorkPlan {
  /** As it stands in a sentence: "fit for painting". */
  label: string;
  tasks: readonly Task[];
}

/** The eleven trades and six kinds of job of specification 1, with the tasks whose limits bind them. */
export const WORKS = {
  general: { label: 'general building', tasks: ['people', 'height', 'scaffold'] },
  carpentry: { label: 'carpentry', tasks: ['people', 'height', 'sheets'] },
  electrical: { label: 'electrical work', tasks: ['people', 'height', 'electrical'] },
  plumbing: { label: 'plumbing', tasks: ['people', 'excavation'] },
  masonry: { label: 'masonry', tasks: ['people', 'scaffold', 'masonry', 'plaster'] },
  roofing: { label: 'roofing', tasks: ['people', 'height', 'sheets', 'roof'] },
  painting: { label: 'painting', tasks: ['people', 'height', 'paint'] },
  excavation: { label: 'excavation', tasks: ['people', 'excavation'] },
  hvac: { label: 'HVAC work', tasks: ['people', 'height', 'platform'] },
  flooring: { label: 'flooring', tasks: ['linings'] },
  landscaping: { label: 'landscaping', tasks: ['people', 'excavation'] },
  'Residential New Build': {
    label: 'a residential build',
    tasks: ['people', 'height', 'scaffold', 'sheets', 'excavation', 'linings'],
  },
  'Commercial Construction': {
    label: 'commercial construction',
    tasks: ['people', 'crane', 'platform', 'scaffold', 'excavation'],
  },
  'Road Construction': { label: 'road construction', tasks: ['people', 'excavation', 'asphalt'] },
  'Exterior Painting': { label: 'exterior painting', tasks: ['people', 'height', 'paint'] },
  Roofing: { label: 'roofing', tasks: ['people', 'height', 'sheets', 'roof'] },
  'Concrete Pouring': { label: 'pouring concrete', tasks: ['people', 'concrete'] },
} as const satisfies Record<string, WorkPlan>;

export type Work = keyof typeof WORKS;
