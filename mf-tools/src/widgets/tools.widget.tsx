import { LinkButton, SectionCard, Tile, TileGrid, ToolsIcon } from '@dwang/kit';
import { ToolIcon } from '../tool-icon';
import { findTool, toolAddress } from '../tool-list';

/** What is one tap away; the rest is on the tools page. */
const SHOWN = ['measure', 'level', 'calculator', 'models'].flatMap((id) => findTool(id) ?? []);

/** The dashboard's launcher. */
export default function ToolsWidget() {
  return (
    <SectionCard
      title="Tools"
      icon={<ToolsIcon aria-hidden />}
      minHeight="small"
      actions={
        <LinkButton to="/tools" type="text" size="small">
          All Tools
        </LinkButton>
      }
    >
      <TileGrid size="small">
        {SHOWN.map((tool) => (
          <Tile key={tool.id} title={tool.title} icon={<ToolIcon id={tool.id} />} to={toolAddress(tool)} />
        ))}
      </TileGrid>
    </SectionCard>
  );
}
