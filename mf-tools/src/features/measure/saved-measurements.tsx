import { deleteMeasurement, errorText, overlay, type Synced, useOutbox, usePending } from '@dwang/client';
import type { Measurement } from '@dwang/contracts';
import { shortDecimal } from '@dwang/domain';
import { Button, DeleteIcon, ErrorState, formatInstant, Heading, ItemList, ItemRow, Skeleton, Stack, SyncMark } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { useNotify, useUser } from '@dwang/shell-api';
import { useListMeasurementsQuery } from '../../api/measurements';

/** What was saved, newest first, with what only this device has. */
export function SavedMeasurements() {
  const { data, error, refetch, isLoading, isFetching, hasMore, more } = useListMeasurementsQuery();
  const rows = overlay(data?.items ?? [], usePending<Measurement>('measurement'));
  if (rows.length === 0 && isLoading) return <Skeleton active paragraph={{ rows: 2 }} />;
  if (rows.length === 0 && error)
    return <ErrorState title="Could not load saved measurements" reason={errorText(error, '')} onRetry={refetch} />;
  if (rows.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3}>Saved measurements</Heading>
      <ItemList label="Saved measurements">
        {rows.map((row) => (
          <SavedRow key={row.uid} row={row} />
        ))}
      </ItemList>
      {hasMore && (
        <LoadMore
          shown={rows.length}
          total={rows.length + Math.max(0, (data?.totals.count ?? 0) - (data?.items.length ?? 0))}
          noun="measurements"
          hasMore
          loading={isFetching}
          onMore={more}
        />
      )}
    </Stack>
  );
}

function SavedRow({ row }: { row: Synced<Measurement> }) {
  const { company } = useUser();
  const write = useOutbox();
  const notify = useNotify();
  const drop = async () => {
    const outcome = await write(deleteMeasurement(row));
    if (outcome.state === 'refused')
      notify.error({ title: 'Could not delete the measurement', description: errorText(outcome.error, '') });
  };
  return (
    <ItemRow
      title={row.name}
      text={
        <>
          {formatInstant(row.createdAt, company.timeZone)}
          {row.calibrated ? '' : ' · uncalibrated'} <SyncMark state={row.sync} />
        </>
      }
      figure={
        <>
          {shortDecimal(row.length)} {row.unit}{' '}
          <Button type="text" icon={<DeleteIcon />} aria-label={`Delete ${row.name}`} onClick={() => void drop()} />
        </>
      }
    />
  );
}
