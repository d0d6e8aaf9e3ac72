import { errorText } from '@dwang/client';
import { AddIcon, Button, EmptyState, ErrorState, SectionCard, Skeleton } from '@dwang/kit';
import type { ReactNode } from 'react';

export interface DetailCardProps<Item> {
  title: string;
  icon: ReactNode;
  /** In the plural: `contacts`. */
  noun: string;
  addLabel: string;
  emptyHint: string;
  query: { data?: { items: Item[] } | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  onAdd: () => void;
  /** Above the rows. */
  lead?: ((items: readonly Item[]) => ReactNode) | undefined;
  children: (item: Item, index: number) => ReactNode;
}

/** A part of the client's page: its rows, or why they are not there. */
export function DetailCard<Item>({
  title,
  icon,
  noun,
  addLabel,
  emptyHint,
  query,
  onAdd,
  lead,
  children,
}: DetailCardProps<Item>) {
  const { data, error, isFetching, refetch } = query;
  const add = (
    <Button icon={<AddIcon aria-hidden />} onClick={onAdd}>
      {addLabel}
    </Button>
  );
  return (
    <SectionCard title={title} icon={icon} actions={data && data.items.length > 0 ? add : null} minHeight="small">
      {!data && error ? (
        <ErrorState
          title={`Could not load ${noun}`}
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      ) : data.items.length === 0 ? (
        <EmptyState text={`No ${noun} yet.`} hint={emptyHint} action={add} />
      ) : (
        <>
          {lead?.(data.items)}
          <ul className="clients-lines" aria-label={title}>
            {data.items.map(children)}
          </ul>
        </>
      )}
    </SectionCard>
  );
}
