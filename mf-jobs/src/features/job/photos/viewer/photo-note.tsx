import type { Photo } from '@dwang/contracts';
import { EntryForm, TextAreaField } from '@dwang/kit/form';
import { useDraft } from '../../../../drafts/use-draft';
import { useWrite } from '../../rows/use-write';
import { photoWrites } from '../photo-writes';

interface PhotoNoteProps {
  photo: Photo;
  onSaved: () => void;
  onCancel: (() => void) | null;
}

/** The note of a photo, to be written or changed. */
export function PhotoNote({ photo, onSaved, onCancel }: PhotoNoteProps) {
  const { submit } = useWrite();
  const draft = useDraft(`job-photo-${photo.uid}`);
  const save = async ({ caption = '' }: { caption?: string }) => {
    if (caption.trim() !== photo.caption) await submit(photoWrites.update(photo, { caption: caption.trim() }));
    onSaved();
  };
  const cancel = () => {
    draft.discard();
    onCancel?.();
  };
  return (
    <EntryForm<{ caption?: string }>
      draftKey={draft.key}
      initialValues={{ caption: photo.caption }}
      saveLabel="Save note"
      onSave={save}
      {...(onCancel && { onCancel: cancel })}
    >
      <TextAreaField name="caption" label="Note" input={{ maxLength: 500, rows: 2 }} />
    </EntryForm>
  );
}
