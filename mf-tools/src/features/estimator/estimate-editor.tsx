import type { Estimate } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { sumEstimate } from '@dwang/domain/estimates';
import { AddIcon, Button, Money, Page, Stack, useSearchParams } from '@dwang/kit';
import { Tabs } from '@dwang/kit/data';
import { useState } from 'react';
import { useListPriceBooksQuery } from '../../api/materials';
import { EstimateActions } from './estimate-actions';
import { EstimateHead } from './estimate-head';
import { LabourCard } from './labour-card';
import { MaterialsTab } from './materials-tab';
import { NotesCard } from './notes-card';
import { PriceBooksDialog } from './price-books-dialog';
import { SaveMark, SaveProblem } from './save-mark';
import { SummaryTable } from './summary-table';
import { SupplierPriceComparison } from './supplier-comparison';
import { supplyOf } from './supplies';
import { TermsCard } from './terms-card';
import { useEstimateEdit } from './use-estimate-edit';
import { useLineMoves } from './use-line-moves';
import './estimator.css';

interface EditorProps {
  /** Null: a new one. */
  estimate: Estimate | null;
  /** The job that a new one is for. */
  projectId: number | null;
  onMade: (id: number) => void;
}

/** The material estimator: materials to choose, and what they come to. Source: specification 1, section 2. */
export function EstimateEditor({ estimate, projectId, onMade }: EditorProps) {
  const editor = useEstimateEdit(estimate, projectId, onMade);
  const { edit, change } = editor;
  const moves = useLineMoves(editor);
  const books = useListPriceBooksQuery().data?.items;
  const [search, setSearch] = useSearchParams();
  const [showsBooks, setShowsBooks] = useState(false);
  const tab = search.get('tab') === 'summary' ? 'summary' : 'materials';
  const open = (next: string) =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before);
        if (next === 'summary') params.set('tab', next);
        else params.delete('tab');
        return params;
      },
      { replace: true },
    );
  const supply = supplyOf(books, edit.supplier);
  const sums = sumEstimate(edit, supply);
  const count = edit.lines.length === 1 ? '1 material' : `${edit.lines.length} materials`;
  const isTemplate = estimate?.isTemplate ?? false;

  const summary = (
    <Stack>
      <SummaryTable
        sums={sums}
        moves={moves}
        supplier={supply.name}
        hasWaste={Number(edit.wastePercent) > 0}
        empty={{
          text: 'No materials added to your estimate yet.',
          hint: 'Choose them from the catalogue, or type your own.',
          action: (
            <Button icon={<AddIcon aria-hidden />} onClick={() => open('materials')}>
              Add Materials
            </Button>
          ),
        }}
      />
      {edit.lines.length > 0 && books && (
        <SupplierPriceComparison
          lines={edit.lines}
          books={books}
          wastePercent={edit.wastePercent}
          chosen={supply.key}
          onChoose={(supplier) => change({ supplier })}
        />
      )}
      <LabourCard editor={editor} sums={sums} />
      <TermsCard editor={editor} sums={sums} />
      <NotesCard editor={editor} />
    </Stack>
  );
  return (
    <Page
      title={isTemplate ? 'Estimate template' : 'Material Estimator'}
      subtitle={<SaveMark editor={editor} />}
      action={<EstimateActions editor={editor} isTemplate={isTemplate} onPriceLists={() => setShowsBooks(true)} />}
    >
      <Stack>
        <SaveProblem editor={editor} />
        <EstimateHead editor={editor} isTemplate={isTemplate} />
        <Tabs
          activeKey={tab}
          onChange={open}
          items={[
            {
              key: 'materials',
              label: 'Materials Selection',
              children: tab === 'materials' && <MaterialsTab supply={supply} moves={moves} />,
            },
            { key: 'summary', label: 'Estimate Summary', children: tab === 'summary' && summary },
          ]}
        />
        {edit.lines.length + edit.labour.length > 0 && (
          <section className="estimate-running" aria-label="Running total">
            <span>{count}</span>
            <span className="estimate-running-sum">
              <Money amount={centsToDecimal(sums.totalCents)} strong />
              {sums.taxCents > 0 && <small>with GST</small>}
            </span>
            {tab === 'materials' ? (
              <Button onClick={() => open('summary')}>Summary</Button>
            ) : (
              <Button onClick={() => open('materials')}>Materials</Button>
            )}
          </section>
        )}
      </Stack>
      {showsBooks && <PriceBooksDialog onClose={() => setShowsBooks(false)} />}
    </Page>
  );
}
