import type { Resource, ResourceCategory } from '@dwang/contracts';
import { useListResourcesQuery } from '../../api/directories';
import { Directory } from '../../parts/directory';
import { hostOf } from '../../parts/host-of';
import { categoryLabel, RESOURCE_CATEGORIES } from './categories';
import { ResourceLink } from './resource-link';

const textOf = ({ title, description }: Resource): string => `${title} ${description}`;

/** The library: pages of New Zealand bodies and makers, by category. */
export function ResourceLibrary() {
  const query = useListResourcesQuery();
  return (
    <Directory<ResourceCategory, Resource>
      query={query}
      noun="resources"
      categories={RESOURCE_CATEGORIES}
      labelOf={categoryLabel}
      textOf={textOf}
      empty={{ text: 'No resources found. Try adjusting your search.' }}
    >
      {(resource) => (
        <div className="tools-directory-words">
          <ResourceLink resource={resource} />
          <span>{resource.description}</span>
          <span>{hostOf(resource.url)}</span>
        </div>
      )}
    </Directory>
  );
}
