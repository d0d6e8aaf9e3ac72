import { Dialog, Heading, Page, PageSkeleton, Stack, Tile, TileGrid, useNavigate, useSearchParams } from '@dwang/kit';
import { Suspense } from 'react';
import { ComingSoon } from '../parts/coming-soon';
import { ToolIcon } from '../tool-icon';
import { findTool, TOOL_GROUPS, type ToolTile, toolAddress } from '../tool-list';
import { isWorking, WORKING_TOOLS } from '../tools-that-work';
import { HighContrastSwitch } from './high-contrast-switch';
import './tools.css';

/** `/tools`: tiles in groups; the address says which tool is open, so that Back closes it and reload keeps it. */
export default function ToolsRoute() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const tool = findTool(search.get('tool'));
  return (
    <Page title="Dwang Tools & Models" subtitle="Site tools that work on the phone in your hand" extra={<HighContrastSwitch />}>
      <div className="tools-groups">
        {TOOL_GROUPS.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <Stack gap={3}>
              <Heading>{group.title}</Heading>
              <TileGrid>
                {group.tools.map((one) => (
                  <Tile
                    key={one.id}
                    title={one.title}
                    text={one.text}
                    icon={<ToolIcon id={one.id} />}
                    badge={isWorking(one.id) ? undefined : 'Soon'}
                    onClick={() => navigate(toolAddress(one))}
                  />
                ))}
              </TileGrid>
            </Stack>
          </section>
        ))}
      </div>
      {tool && <ToolDialog tool={tool} onClose={() => setSearch({})} />}
    </Page>
  );
}

function ToolDialog({ tool: { id, title }, onClose }: { tool: ToolTile; onClose: () => void }) {
  const Tool = WORKING_TOOLS[id];
  return (
    <Dialog open title={title} onClose={onClose} size={id === 'measure' ? 'large' : 'medium'}>
      {Tool ? (
        <Suspense fallback={<PageSkeleton variant="form" />}>
          <Tool />
        </Suspense>
      ) : (
        <ComingSoon title={title} onBack={onClose} />
      )}
    </Dialog>
  );
}
