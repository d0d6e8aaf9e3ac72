import { errorText } from '@dwang/client';
import { Button, DeleteIcon, ErrorState, formatInstant, Heading, ItemList, ItemRow, Skeleton, Stack } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';
import { useDeleteMeasurementMutation, useListMeasurementsQuery } from '../../api/measurements';

/** What was saved to the account, newest first. */
export function SavedMeasurements() {
  const { data, error, refetch, isLoading } = useListMeasurementsQuery();
  const [remove] = useDeleteMeasurementMutation();
  const { company } = useUser();
  const notify = useNotify();
  if (isLoading) return <Skeleton active paragraph={{ rows: 2 }} />;
  if (error) return <ErrorState title="Could not load saved measurements" reason={errorText(error, '')} onRetry={refetch} />;
  if (!data || data.items.length === 0) return null;
  const drop = (id: number) =>
    remove(id)
      .unwrap()
      .catch((fault: unknown) => notify.error({ title: 'Could not delete the measurement', description: errorText(fault, '') }));
  return (
    <Stack gap={2}>
      <Heading level={3}>Saved measurements</Heading>
      <ItemList label="Saved measurements">
        {data.items.map((one) => (
          <ItemRow
            key={one.id}
            title={one.name}
            text={`${formatInstant(one.createdAt, company.timeZone)}${one.calibrated ? '' : ' · uncalibrated'}`}
            figure={
              <>
                {one.length.replace(/\.?0+$/, '')} {one.unit}{' '}
                <Button type="text" icon={<DeleteIcon />} aria-label={`Delete ${one.name}`} onClick={() => drop(one.id)} />
              </>
            }
          />
        ))}
      </ItemList>
    </Stack>
  );
}
