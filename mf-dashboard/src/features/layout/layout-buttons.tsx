import { AddIcon, Button, CheckIcon, EditIcon } from '@dwang/kit';
import type { Layout } from './use-layout';

/** Add Widget, and the switch between Edit and Save. */
export function LayoutButtons({ layout, onAdd }: { layout: Layout; onAdd: () => void }) {
  return (
    <>
      <Button icon={<AddIcon aria-hidden />} onClick={onAdd} disabled={layout.isUnknown}>
        Add Widget
      </Button>
      {layout.isEditing ? (
        <>
          <Button onClick={layout.cancel} disabled={layout.isSaving}>
            Cancel
          </Button>
          <Button type="primary" icon={<CheckIcon aria-hidden />} loading={layout.isSaving} onClick={() => void layout.save()}>
            Save
          </Button>
        </>
      ) : (
        <Button icon={<EditIcon aria-hidden />} onClick={layout.edit} disabled={layout.isUnknown}>
          Edit
        </Button>
      )}
    </>
  );
}
