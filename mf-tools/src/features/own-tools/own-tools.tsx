import { Link } from '@dwang/kit';
import { ToolIcon } from '../../tool-icon';
import { findTool, toolAddress } from '../../tool-list';
import './own-tools.css';

interface OwnToolsProps {
  favourites: readonly string[];
  lastUsed: readonly string[];
}

/** The person's own tools in one line: favourites first, then what they opened last. */
export function OwnTools({ favourites, lastUsed }: OwnToolsProps) {
  const ids = [...new Set([...favourites, ...lastUsed])];
  const tools = ids.flatMap((id) => findTool(id) ?? []);
  if (tools.length === 0) return null;
  return (
    <nav aria-label="Favourites and last used" className="tools-own">
      {tools.map((tool) => (
        <Link key={tool.id} to={toolAddress(tool)} className="tools-own-link">
          <ToolIcon id={tool.id} />
          {tool.title}
        </Link>
      ))}
    </nav>
  );
}
