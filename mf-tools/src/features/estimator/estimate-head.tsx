import { errorText, useJobChoices } from '@dwang/client';
import { Button, Panel } from '@dwang/kit';
import { Input, SearchSelect, Select } from '@dwang/kit/form';
import { useId } from 'react';
import { useListPriceBooksQuery } from '../../api/materials';
import type { EstimateEditor } from './use-estimate-edit';

interface HeadProps {
  editor: EstimateEditor;
  isTemplate: boolean;
}

/** The project's name, its job, and whose prices are taken. */
export function EstimateHead({ editor: { edit, change }, isTemplate }: HeadProps) {
  const id = useId();
  const { data, error, isFetching, refetch } = useListPriceBooksQuery();
  const books = data?.items;
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
            loading={isFetching && !books}
            placeholder="As chosen before"
            aria-describedby={error && !books ? `${id}-problem` : undefined}
            value={options.some(({ value }) => value === edit.supplier) ? edit.supplier : options[0]?.value}
            onChange={(supplier) => change({ supplier })}
          />
          {error && !books && (
            <p id={`${id}-problem`} className="estimate-head-problem" role="alert">
              Could not load the price lists. {errorText(error, '')}{' '}
              <Button type="link" loading={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            </p>
          )}
        </div>
      </div>
    </Panel>
  );
}
