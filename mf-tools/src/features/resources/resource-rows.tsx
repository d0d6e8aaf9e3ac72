import type { Resource } from '@dwang/contracts';
import { FavouriteButton } from '../../parts/favourite-button';
import { hostOf } from '../../parts/host-of';
import { useFavourites } from '../../parts/use-favourites';
import { ResourceLink } from './resource-link';

/** Resources as cards with their star; `label` names the list. */
export function ResourceRows({ resources, label }: { resources: readonly Resource[]; label: string }) {
  const { favourites, toggle, isKnown } = useFavourites('resources');
  return (
    <ul className="tools-directory" aria-label={label}>
      {resources.map((resource) => (
        <li key={resource.id} className="tools-directory-card tools-tile">
          <div className="tools-directory-words">
            <ResourceLink resource={resource} />
            <span>{resource.description}</span>
            <span>{hostOf(resource.url)}</span>
          </div>
          {isKnown && (
            <FavouriteButton
              of={resource.title}
              isFavourite={favourites.includes(resource.id)}
              onToggle={() => void toggle(resource.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
