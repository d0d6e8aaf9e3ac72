import { useGetProjectQuery } from '@dwang/client';
import { Link, Text, useSearchParams } from '@dwang/kit';

/** The job for which one measures, from the address: `projectId=5`. */
export function useMeasuredJob(): { projectId: number | null; name: string | undefined } {
  const said = Number(useSearchParams()[0].get('projectId'));
  const projectId = Number.isSafeInteger(said) && said > 0 ? said : null;
  const { data } = useGetProjectQuery(projectId ?? 0, { skip: projectId === null });
  return { projectId, name: data?.name };
}

/** Says where saved lengths go. */
export function MeasuredJob() {
  const { projectId, name } = useMeasuredJob();
  if (projectId === null) return null;
  return (
    <Text>
      What you save goes to <Link to={`/jobs/${projectId}`}>{name ?? `Project #${projectId}`}</Link>.
    </Text>
  );
}
