import { errorText } from '@dwang/client';
import type { Resource, ResourceCategory } from '@dwang/contracts';
import { Button, EmptyState, ErrorState, Heading, SearchBox, Skeleton, Stack } from '@dwang/kit';
import { type ReactNode, useMemo } from 'react';
import { useListResourcesQuery } from '../../api/directories';
import { useDirectory } from '../../parts/use-directory';
import { useFavourites } from '../../parts/use-favourites';
import { categoryLabel, RESOURCE_CATEGORIES } from './categories';
import { CategoryTiles } from './category-tiles';
import { ResourceRows } from './resource-rows';
import '../../parts/directory.css';
import './resources.css';

const FEATURED = 2;
const NONE: readonly Resource[] = [];
const textOf = ({ title, description }: Resource): string => `${title} ${description}`;

/** The library: pages of New Zealand bodies and makers, by category. `children` stand under the search, out of sight while one searches. */
export function ResourceLibrary({ children }: { children?: ReactNode }) {
  const { data, error, isFetching, refetch } = useListResourcesQuery();
  const rows = data?.items ?? NONE;
  const directory = useDirectory<ResourceCategory, Resource>(rows, RESOURCE_CATEGORIES, textOf);
  const { favourites } = useFavourites('resources');
  const starred = useMemo(() => favourites.flatMap((id) => rows.find((row) => row.id === id) ?? []), [favourites, rows]);
  const isNarrowed = directory.typed !== '' || directory.wanted !== null;
  const featured = rows.filter((row) => row.featured).slice(0, FEATURED);
  return (
    <Stack gap={6}>
      <search>
        <SearchBox value={directory.typed} onSearch={directory.type} placeholder="Search resources..." />
      </search>
      <div hidden={directory.typed !== ''}>{children}</div>
      {!data && error ? (
        <ErrorState
          title="Could not load the resources"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 16 }} />
      ) : (
        <>
          <CategoryTiles value={directory.wanted} countOf={directory.countOf} onChange={directory.choose} />
          {!isNarrowed && <Part title="Favourites" resources={starred} />}
          {!isNarrowed && <Part title="Featured Resources" resources={featured} />}
          {directory.groups.map(({ category, rows: found }) => (
            <Part key={category} title={categoryLabel(category)} resources={found} />
          ))}
          {directory.groups.length === 0 && (
            <EmptyState
              text="No resources found."
              hint="Try adjusting your search."
              action={<Button onClick={directory.clear}>Show All</Button>}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function Part({ title, resources }: { title: string; resources: readonly Resource[] }) {
  if (resources.length === 0) return null;
  return (
    <section aria-label={title}>
      <Stack gap={3}>
        <Heading>{title}</Heading>
        <ResourceRows resources={resources} label={title} />
      </Stack>
    </section>
  );
}
