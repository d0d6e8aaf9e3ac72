import { CALCULATORS } from '@dwang/domain/calculators';
import { ItemList, ItemRow, useSearchParams } from '@dwang/kit';

/** Built-in calculators that belong to a tool, each with what it answers; the job one works for goes along. */
export function CalculatorLinks({ label, ids }: { label: string; ids: readonly string[] }) {
  const projectId = useSearchParams()[0].get('projectId');
  const addressOf = (id: string): string =>
    `/calculators?${new URLSearchParams({ calculator: id, ...(projectId ? { projectId } : {}) })}`;
  return (
    <ItemList label={label}>
      {ids
        .flatMap((id) => CALCULATORS.find((one) => one.id === id) ?? [])
        .map(({ id, title, text }) => (
          <ItemRow key={id} title={title} text={text} to={addressOf(id)} />
        ))}
    </ItemList>
  );
}
