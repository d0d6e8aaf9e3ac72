import { SectionCard } from '@dwang/kit';
import { Input } from '@dwang/kit/form';
import type { EstimateEditor } from './use-estimate-edit';

/** What the client reads below the lines. */
export const NotesCard = ({ editor: { edit, change } }: { editor: EstimateEditor }) => (
  <SectionCard title="Notes">
    <Input.TextArea
      aria-label="Notes"
      rows={3}
      maxLength={2000}
      placeholder="What is in the price, what is not. Your client reads this."
      value={edit.notes}
      onChange={({ target }) => change({ notes: target.value })}
    />
  </SectionCard>
);
