import type { SituationAdvice } from '@dwang/contracts';
import { Heading } from '@dwang/kit';
import { hostOf } from '../../parts/host-of';

/** Pages of the library on which the advice stands. */
export function Sources({ sources }: { sources: SituationAdvice['sources'] }) {
  if (sources.length === 0) return null;
  return (
    <div>
      <Heading level={3}>Read more</Heading>
      <ul className="tools-advice-sources">
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a className="dwang-link" href={url} target="_blank" rel="noopener noreferrer" title={`Opens ${hostOf(url)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
