/** A tile of the tools page. `to` is its own page; the others are opened by the address of the tools page. */
export interface ToolTile {
  id: string;
  title: string;
  text: string;
  to?: string;
  /** Needs room: a picture, or things beside each other. */
  wide?: true;
}

/** All twenty, in the groups of the specification. Their ids are those that spoken commands name. Source: specification 1, section 2. */
export const TOOL_GROUPS: readonly { title: string; tools: readonly ToolTile[] }[] = [
  {
    title: 'Measurement',
    tools: [
      { id: 'measure', title: 'Measure', text: 'Lengths from a photo', wide: true },
      { id: 'level', title: 'Level', text: 'Bubble level with degrees' },
      { id: 'angle', title: 'Angle', text: 'Angles between two edges' },
      { id: 'laser-distance', title: 'Laser Distance', text: 'From a laser measure' },
    ],
  },
  {
    title: 'Calculation',
    tools: [
      { id: 'calculator', title: 'Calculator', text: 'Exact, with lengths and GST' },
      { id: 'area-calc', title: 'Area Calc', text: 'Areas with waste' },
      { id: 'volume-calc', title: 'Volume Calc', text: 'Concrete, fill and bags' },
      { id: 'unit-converter', title: 'Unit Converter', text: 'Metric and imperial' },
    ],
  },
  {
    title: 'Project',
    tools: [
      { id: 'camera', title: 'Project Cam', text: 'Photos to a job' },
      { id: 'note-taking', title: 'Note Taking', text: 'Notes to a job' },
      { id: 'sound', title: 'Sound Meter', text: 'How loud the site is' },
      { id: 'site-planner', title: 'Site Planner', text: 'A plan of the site', wide: true },
    ],
  },
  {
    title: '3D Visualization',
    tools: [
      { id: 'models', title: '3D Models', text: 'Walls, roofs, stairs, decks', to: '/models' },
      { id: 'framing-viewer', title: 'Framing Viewer', text: 'Frames with a cutting list', to: '/models?model=wall' },
      { id: 'plumbing', title: 'Plumbing', text: 'Pipes and falls' },
      { id: 'electrical', title: 'Electrical', text: 'Circuits and loads' },
    ],
  },
  {
    title: 'Advanced',
    tools: [
      { id: 'weather-impact', title: 'Weather Impact', text: 'Days fit for the work', wide: true },
      { id: 'schedule', title: 'Schedule', text: 'Who is where, when', to: '/schedule' },
      { id: 'materials', title: 'Materials', text: 'Quantities and prices', to: '/estimates' },
      { id: 'ar-preview', title: 'AR Preview', text: 'Plans seen on site', wide: true },
    ],
  },
];

const TOOLS = new Map(TOOL_GROUPS.flatMap(({ tools }) => tools.map((tool) => [tool.id, tool] as const)));

/** The tool of this id; undefined when there is none. */
export const findTool = (id: string | null): ToolTile | undefined => (id === null ? undefined : TOOLS.get(id));

export const toolAddress = ({ id, to }: ToolTile): string => to ?? `/tools?tool=${id}`;
