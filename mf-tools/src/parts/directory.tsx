import { errorText } from '@dwang/client';
import { Button, EmptyState, ErrorState, Heading, SearchBox, Skeleton, Stack } from '@dwang/kit';
import type { ReactNode } from 'react';
import { Chips } from './chips';
import { useDirectory } from './use-directory';
import './directory.css';

interface DirectoryProps<Category extends string, Row extends { category: Category; url: string }> {
  query: { data?: { items: Row[] } | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** In words: `calculators`. */
  noun: string;
  categories: readonly Category[];
  labelOf: (category: Category) => string;
  textOf: (row: Row) => string;
  empty: { text: string; hint?: string };
  children: (row: Row) => ReactNode;
}

const NONE: readonly never[] = [];

/** A directory: a search box, chips of categories, and what is left of them in groups. */
export function Directory<Category extends string, Row extends { category: Category; url: string }>(
  props: DirectoryProps<Category, Row>,
) {
  const { query, noun, categories, labelOf, textOf, empty, children } = props;
  const { data, error, isFetching, refetch } = query;
  const directory = useDirectory<Category, Row>(data?.items ?? NONE, categories, textOf);
  if (!data && error) {
    return (
      <ErrorState
        title={`Could not load the ${noun}`}
        reason={errorText(error, 'Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 16 }} />;
  const options = categories.map((value) => ({ value, label: labelOf(value), count: directory.countOf(value) }));
  return (
    <Stack gap={6}>
      <search className="tools-directory-filters">
        <SearchBox value={directory.typed} onSearch={directory.type} placeholder={`Search ${noun}...`} />
        <Chips label="Category" options={options} value={directory.wanted} onChange={directory.choose} />
      </search>
      {directory.groups.length === 0 ? (
        <EmptyState {...empty} action={<Button onClick={directory.clear}>Show All</Button>} />
      ) : (
        directory.groups.map((group) => (
          <section key={group.category} aria-label={labelOf(group.category)}>
            <Stack gap={3}>
              <Heading>{labelOf(group.category)}</Heading>
              <ul className="tools-directory">
                {group.rows.map((row) => (
                  <li key={row.url} className="tools-directory-card">
                    {children(row)}
                  </li>
                ))}
              </ul>
            </Stack>
          </section>
        ))
      )}
    </Stack>
  );
}
