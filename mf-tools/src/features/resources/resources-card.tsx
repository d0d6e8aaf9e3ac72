import { errorText } from '@dwang/client';
import type { Resource } from '@dwang/contracts';
import { ErrorState, ItemList, ItemRow, LinkButton, ResourcesIcon, SectionCard, Skeleton, useIsPhone } from '@dwang/kit';
import { useListResourcesQuery } from '../../api/directories';
import { categoryLabel, RESOURCE_CATEGORIES } from './categories';
import { ResourceLink } from './resource-link';

const SHOWN_ON_A_PHONE = 4;

/** The first resource of each category. */
const oneOfEach = (resources: readonly Resource[]): Resource[] =>
  RESOURCE_CATEGORIES.flatMap((category) => resources.find((one) => one.category === category) ?? []);

/** The dashboard's card `resources`. */
export default function ResourcesCard() {
  const { data, error, isFetching, refetch } = useListResourcesQuery();
  const shown = useIsPhone() ? SHOWN_ON_A_PHONE : RESOURCE_CATEGORIES.length;
  return (
    <SectionCard
      title="Resources"
      icon={<ResourcesIcon aria-hidden />}
      minHeight="large"
      actions={
        <LinkButton to="/resources" type="text" size="small">
          View All
        </LinkButton>
      }
    >
      {data ? (
        <ItemList label="Resources">
          {oneOfEach(data.items)
            .slice(0, shown)
            .map((resource) => (
              <ItemRow
                key={resource.url}
                title={<ResourceLink resource={resource} />}
                text={resource.description}
                figureText={categoryLabel(resource.category)}
              />
            ))}
        </ItemList>
      ) : error ? (
        <ErrorState
          title="Could not load the resources"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      )}
    </SectionCard>
  );
}
