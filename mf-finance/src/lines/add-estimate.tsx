import { errorText } from '@dwang/client';
import { Button, Dropdown, formatMoney } from '@dwang/kit';
import { Form } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useLazyReadEstimateQuery, useListJobEstimatesQuery } from '../api/estimates';
import { estimateLines } from './estimate-lines';
import type { LineValues } from './line-values';

/** Takes the lines of one of the job's estimates into the form around it; not there while the job has none. */
export function AddEstimate({ projectId }: { projectId: number | undefined }) {
  const form = Form.useFormInstance<{ lines: LineValues[] }>();
  const notify = useNotify();
  const { currentData } = useListJobEstimatesQuery(projectId ?? 0, { skip: projectId === undefined });
  const [read, { isFetching }] = useLazyReadEstimateQuery();
  const estimates = (currentData?.items ?? []).filter(({ lineCount }) => lineCount > 0);
  if (projectId === undefined || estimates.length === 0) return null;
  const take = async (id: number) => {
    try {
      const estimate = await read(id).unwrap();
      const typed = (form.getFieldValue('lines') ?? []) as LineValues[];
      const kept = typed.filter((line) => line?.description || line?.unitPrice);
      form.setFieldValue('lines', [...kept, ...estimateLines(estimate)]);
      notify.success({ title: 'Lines added', description: `${estimate.lines.length} from ${estimate.name}` });
    } catch (error) {
      notify.error({ title: 'Estimate not added', description: errorText(error, 'Please try again.') });
    }
  };
  const items = estimates.map(({ id, name, total }) => ({
    key: id,
    label: `${name} · ${formatMoney(total)}`,
    onClick: () => void take(id),
  }));
  return (
    <Dropdown menu={{ items }} placement="bottomLeft">
      <Button loading={isFetching}>Add from estimate</Button>
    </Dropdown>
  );
}
