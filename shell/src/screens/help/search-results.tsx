import { EmptyState, Link } from '@dwang/kit';
import type { ManualSection } from './manual';
import { excerpt, highlighted, searchManual } from './search-manual';

function Highlighted({ text, typed }: { text: string; typed: string }) {
  let at = 0;
  return highlighted(text, typed).map(({ text: piece, isFound }) => {
    at += piece.length;
    return isFound ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>;
  });
}

/** What the manual says about the typed words; each leads to its place on the page. */
export function SearchResults({ manual, typed }: { manual: ManualSection[]; typed: string }) {
  const found = searchManual(manual, typed);
  if (found.length === 0) return <EmptyState text={`Nothing found for "${typed.trim()}"`} hint="Try another word." />;
  return (
    <ul className="shell-manual-found" aria-label="Matches">
      {found.map((topic) => (
        <li key={topic.anchor}>
          <Link to={{ search: `?q=${encodeURIComponent(typed)}`, hash: `#${topic.anchor}` }}>
            <span className="shell-manual-where">
              <strong>
                <Highlighted text={topic.title} typed={typed} />
              </strong>
              <small>{topic.section}</small>
            </span>
            <span className="shell-manual-excerpt">
              <Highlighted text={excerpt(topic.body, typed)} typed={typed} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
