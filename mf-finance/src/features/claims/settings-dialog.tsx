import type { ClaimSettings, Region } from '@dwang/contracts';
import { REGIONS } from '@dwang/domain/weather';
import { Dialog } from '@dwang/kit';
import { EntryForm, SelectField, TextAreaField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useSetClaimSettingsMutation } from '../../api/claims';
import { OfficialForm } from './claim-dialog';

interface Values {
  formText: string;
  anniversaryRegion: Region | '';
}

const REGION_CHOICES: { value: Region | ''; label: string }[] = [
  { value: '', label: 'They count as working days' },
  ...(Object.keys(REGIONS) as Region[]).map((region) => ({ value: region, label: `Not that of ${region}` })),
];

/** What holds for all payment claims of the company that are served from now on. */
export function ClaimSettingsDialog({ settings, onClose }: { settings: ClaimSettings; onClose: () => void }) {
  const [save] = useSetClaimSettingsMutation();
  const notify = useNotify();
  return (
    <Dialog open title="Form 1 and days" onClose={onClose}>
      <EntryForm<Values>
        initialValues={{ formText: settings.formText, anniversaryRegion: settings.anniversaryRegion ?? '' }}
        saveLabel="Save"
        onSave={async ({ formText, anniversaryRegion }) => {
          await save({ formText, anniversaryRegion: anniversaryRegion || null }).unwrap();
          notify.success({ title: 'Saved for all claims from now on' });
          onClose();
        }}
        onCancel={onClose}
      >
        <TextAreaField
          name="formText"
          label="Text of Form 1"
          help={
            <>
              Copy its prescribed words from <OfficialForm />. They are printed with each claim that does not bring the form as a
              page of its own.
            </>
          }
          input={{ rows: 8, maxLength: 16_000 }}
        />
        <SelectField<Region | ''>
          name="anniversaryRegion"
          label="Provincial anniversary days"
          required
          help="The Act does not name them, some contracts leave them out. Ask a lawyer if a day decides."
          select={{ options: REGION_CHOICES }}
        />
      </EntryForm>
    </Dialog>
  );
}
