import { Dialog, Heading, Page, PageSkeleton, Row, Stack, Switch, Tile, TileGrid, useSearchParams, useTheme } from '@dwang/kit';
import { type ComponentType, lazy, Suspense } from 'react';
import { ToolIcon } from '../tool-icon';
import { isToolId, TOOL_GROUPS, type ToolId, toolTitle } from '../tool-list';

const TOOLS: Record<ToolId, ComponentType> = {
  measure: lazy(() => import('../features/measure/measure-tool')),
  level: lazy(() => import('../features/level/level-tool')),
  calculator: lazy(() => import('../features/calculator/calculator-tool')),
};

/** `/tools`: tiles in groups; the address says which tool is open, so that Back closes it and reload keeps it. */
export default function ToolsRoute() {
  const [search, setSearch] = useSearchParams();
  const tool = search.get('tool');
  const open = (id: ToolId) => setSearch({ tool: id });
  return (
    <Page title="Dwang Tools & Models" subtitle="Site tools that work on the phone in your hand" extra={<HighContrastSwitch />}>
      <Stack gap={6}>
        {TOOL_GROUPS.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <Stack gap={3}>
              <Heading>{group.title}</Heading>
              <TileGrid>
                {group.tools.map(({ id, title, text }) => (
                  <Tile key={id} title={title} text={text} icon={<ToolIcon id={id} />} onClick={() => open(id)} />
                ))}
              </TileGrid>
            </Stack>
          </section>
        ))}
      </Stack>
      {isToolId(tool) && <ToolDialog id={tool} onClose={() => setSearch({})} />}
    </Page>
  );
}

function ToolDialog({ id, onClose }: { id: ToolId; onClose: () => void }) {
  const Tool = TOOLS[id];
  return (
    <Dialog open title={toolTitle(id)} onClose={onClose} size={id === 'measure' ? 'large' : 'medium'}>
      <Suspense fallback={<PageSkeleton variant="form" />}>
        <Tool />
      </Suspense>
    </Dialog>
  );
}

function HighContrastSwitch() {
  const { contrast, setContrast } = useTheme();
  return (
    <Row>
      <span id="tools-high-contrast">High Contrast Mode</span>
      <Switch
        aria-labelledby="tools-high-contrast"
        checked={contrast === 'high'}
        onChange={(isOn: boolean) => setContrast(isOn ? 'high' : 'normal')}
      />
    </Row>
  );
}
