import type { Resource } from '@dwang/contracts';
import { AdminIcon, formatDay, HelpIcon, HomeIcon, InvoiceIcon, PlaceIcon, ResourcesIcon, ToolsIcon, WarnIcon } from '@dwang/kit';
import { FavouriteButton } from '../../parts/favourite-button';
import { hostOf } from '../../parts/host-of';
import { useFavourites } from '../../parts/use-favourites';
import { ResourceLink } from './resource-link';

const ICONS = {
  book: ResourcesIcon,
  certificate: AdminIcon,
  file: InvoiceIcon,
  home: HomeIcon,
  info: HelpIcon,
  place: PlaceIcon,
  tools: ToolsIcon,
  warning: WarnIcon,
} as const;

function ResourceIcon({ icon, color }: Pick<Resource, 'icon' | 'color'>) {
  const Icon = ICONS[icon];
  return <Icon className={`tools-resource-${color}`} />;
}

/** Resources as cards with their star; `label` names the list. */
export function ResourceRows({ resources, label }: { resources: readonly Resource[]; label: string }) {
  const { favourites, toggle, isKnown } = useFavourites('resources');
  return (
    <ul className="tools-directory" aria-label={label}>
      {resources.map((resource) => (
        <li key={resource.id} className="tools-directory-card tools-tile">
          <div className="tools-directory-words">
            <span>
              <ResourceIcon icon={resource.icon} color={resource.color} /> <ResourceLink resource={resource} />
            </span>
            <span>{resource.description}</span>
            <span>
              {hostOf(resource.url)}, updated {formatDay(resource.updated)}
            </span>
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
