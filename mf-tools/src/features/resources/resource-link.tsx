import type { Resource } from '@dwang/contracts';
import { hostOf } from '../../parts/host-of';

/** A resource's title, leading to it in a tab of its own. */
export function ResourceLink({ resource: { title, url } }: { resource: Resource }) {
  return (
    <a className="dwang-link" href={url} target="_blank" rel="noopener noreferrer" title={`Opens ${hostOf(url)}`}>
      {title}
    </a>
  );
}
