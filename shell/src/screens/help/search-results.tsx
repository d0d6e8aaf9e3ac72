import { EmptyState } from '@dwang/kit';
import { type ManualSection, searchManual } from './manual';

/** What the manual says about the typed words; each leads to its place on the page. */
export function SearchResults({ manual, typed }: { manual: ManualSection[]; typed: string }) {
  const found = searchManual(manual, typed);
  if (found.length === 0) return <EmptyState text={`Nothing found for "${typed.trim()}"`} hint="Try another word." />;
  return (
    <ul className="shell-manual-found" aria-label="Matches">
      {found.map((topic) => (
        <li key={topic.anchor}>
          <a href={`#${topic.anchor}`}>
            <strong>{topic.title}</strong>
            <span>{topic.section}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
