import type { Synced } from '@dwang/client';
import type { Photo } from '@dwang/contracts';
import { Button, confirmAction, DeleteIcon, Dialog, formatInstant } from '@dwang/kit';
import { EntryForm, TextAreaField } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useDraft } from '../../../drafts/use-draft';
import { RowSync } from '../rows/row-sync';
import { useWrite } from '../rows/use-write';
import { PhotoPicture } from './photo-picture';
import { photoWrites } from './photo-writes';

const QUESTION = {
  title: 'Delete this photo?',
  text: 'It is deleted for everybody in your company. This cannot be undone.',
  confirm: 'Delete photo',
  danger: true,
};

/** The whole photo with its note, which can be changed here. */
export function PhotoDialog({ photo, onClose }: { photo: Synced<Photo>; onClose: () => void }) {
  const user = useUser();
  const { submit, press } = useWrite();
  const { sync, ...plain } = photo;
  const draft = useDraft(`job-photo-${photo.uid}`);
  const mayChange = user.role !== 'contractor' || photo.userId === user.id;
  const remove = async () => {
    if ((await confirmAction(QUESTION)) && (await press(photoWrites.remove(plain), 'Photo not deleted'))) onClose();
  };
  const save = async ({ caption = '' }: { caption?: string }) => {
    if (caption.trim() !== photo.caption) await submit(photoWrites.update(plain, { caption: caption.trim() }));
    onClose();
  };
  return (
    <Dialog open title="Photo" size="large" onClose={onClose}>
      <figure className="job-photo-figure">
        <PhotoPicture photo={photo} whole />
        <figcaption className="job-row-beside">
          {photo.userName} · {formatInstant(photo.takenAt, user.company.timeZone)} <RowSync state={sync} />
        </figcaption>
      </figure>
      {mayChange ? (
        <>
          <EntryForm<{ caption?: string }>
            draftKey={draft.key}
            initialValues={{ caption: photo.caption }}
            saveLabel="Save note"
            onSave={save}
          >
            <TextAreaField name="caption" label="Note" input={{ maxLength: 500, rows: 2 }} />
          </EntryForm>
          <Button danger icon={<DeleteIcon aria-hidden />} onClick={() => void remove()}>
            Delete photo
          </Button>
        </>
      ) : (
        <p>{photo.caption}</p>
      )}
    </Dialog>
  );
}
