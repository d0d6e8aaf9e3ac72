/** The site tools that exist, in the groups of the specification. */
export const TOOL_GROUPS = [
  {
    title: 'Measurement',
    tools: [
      { id: 'measure', title: 'Measure', text: 'Lengths from a photo' },
      { id: 'level', title: 'Level', text: 'Bubble level with degrees' },
    ],
  },
  { title: 'Calculation', tools: [{ id: 'calculator', title: 'Calculator', text: 'Exact, with lengths and GST' }] },
] as const;

export type ToolId = (typeof TOOL_GROUPS)[number]['tools'][number]['id'];

export const toolAddress = (id: ToolId): string => `/tools?tool=${id}`;

const TITLES = new Map<string, string>(TOOL_GROUPS.flatMap((group) => group.tools.map((tool) => [tool.id, tool.title] as const)));

export const isToolId = (text: string | null): text is ToolId => text !== null && TITLES.has(text);

export const toolTitle = (id: ToolId): string => TITLES.get(id) ?? id;
