import { useJobChoices } from '@dwang/client';
import type { PriceBook } from '@dwang/contracts';
import { Panel } from '@dwang/kit';
import { Input, SearchSelect, Select } from '@dwang/kit/form';
import { useId } from 'react';
import type { EstimateEditor } from './use-estimate-edit';

interface HeadProps {
  editor: EstimateEditor;
  books: readonly PriceBook[] | undefined;
  isTemplate: boolean;
}

/** The project's name, its job, and whose prices are taken. */
export function EstimateHead({ editor: { edit, change }, books, isTemplate }: HeadProps) {
  const id = useId();
  const { search } = useJobChoices(edit.projectId);
  const options = (books ?? []).map(({ key, name, isStale }) => ({ value: key, label: isStale ? `${name} (old prices)` : name }));
  return (
    <Panel>
      <div className="estimate-head">
        <div className="estimate-field">
          <label htmlFor={`${id}-name`}>{isTemplate ? 'Template name' : 'Project name'}</label>
          <Input
            id={`${id}-name`}
            maxLength={200}
            autoComplete="off"
            value={edit.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </div>
        {!isTemplate && (
          <div className="estimate-field">
            <label htmlFor={`${id}-job`}>Job</label>
            <SearchSelect
              id={`${id}-job`}
              {...search}
              none="No job"
              value={edit.projectId ?? 0}
              onChange={(projectId) => change({ projectId: projectId || null })}
            />
          </div>
        )}
        <div className="estimate-field">
          <label htmlFor={`${id}-supplier`}>Supplier</label>
          <Select<string>
            id={`${id}-supplier`}
            options={options}
            loading={!books}
            value={options.some(({ value }) => value === edit.supplier) ? edit.supplier : options[0]?.value}
            onChange={(supplier) => change({ supplier })}
          />
        </div>
      </div>
    </Panel>
  );
}
