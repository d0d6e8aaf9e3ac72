import { usePlacing, useUpdateProjectMutation } from '@dwang/client';
import type { Project } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { EntryForm, PlaceFields, type PlaceValues, placeOf, valuesOfPlace } from '@dwang/kit/form';
import { useDraft } from '../../../drafts/use-draft';

/** Puts the job on the map. Without a pin of its own it is where its client's site is. */
export function PlaceDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const [update] = useUpdateProjectMutation();
  const placing = usePlacing(project.region);
  const draft = useDraft('job-place', project);
  const save = async (values: PlaceValues) => {
    await update({ id: project.id, place: placeOf(values), version: project.version }).unwrap();
    onClose();
  };
  return (
    <Dialog open title="Where the job is" onClose={onClose}>
      <EntryForm<PlaceValues>
        draftKey={draft.key}
        initialValues={valuesOfPlace(project.place ?? project.sitePlace)}
        names={{ 'place.lat': 'lat', 'place.lng': 'lng' }}
        saveLabel="Save place"
        onSave={save}
        onCancel={() => {
          draft.discard();
          onClose();
        }}
      >
        <PlaceFields {...placing} />
      </EntryForm>
    </Dialog>
  );
}
