import { LinkButton, SectionCard, Tile, TileGrid } from '@dwang/kit';
import { ToolIcon } from '../tool-icon';
import { TOOL_GROUPS, toolAddress } from '../tool-list';

/** The dashboard's launcher: one tap to each tool. */
export default function ToolsWidget() {
  return (
    <SectionCard
      title="Tools"
      minHeight="small"
      actions={
        <LinkButton to="/tools" type="link">
          All Tools
        </LinkButton>
      }
    >
      <TileGrid size="small">
        {TOOL_GROUPS.flatMap((group) =>
          group.tools.map(({ id, title }) => <Tile key={id} title={title} icon={<ToolIcon id={id} />} to={toolAddress(id)} />),
        )}
      </TileGrid>
    </SectionCard>
  );
}
