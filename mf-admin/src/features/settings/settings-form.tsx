import { isApiError } from '@dwang/client';
import { ErrorCode, type Setting, type SettingCategory } from '@dwang/contracts';
import { Alert, Button, SectionCard, Stack } from '@dwang/kit';
import { EntryForm } from '@dwang/kit/form';
import { useState } from 'react';
import { useChangeSettingsMutation } from '../../api/settings';
import { SavedBanner } from './saved-banner';
import { SettingField } from './setting-field';

type Values = Partial<Record<Setting['id'], string | boolean>>;

interface SettingsFormProps {
  category: SettingCategory;
  settings: readonly Setting[];
  wasSaved: boolean;
  onSaved: (settings: readonly Setting[]) => void;
  onReload: () => Promise<void>;
}

/** Source: specification 2, section 8. */
const FAILED = 'Error saving settings. Please try again.';
const OVERRUN = 'Nothing was saved. Look at theirs first, then enter your change again.';

/** The settings of one category. Only what was changed is sent, with the version that was read: two administrators never undo each other. */
export function SettingsForm({ category, settings, wasSaved, onSaved, onReload }: SettingsFormProps) {
  const [change] = useChangeSettingsMutation();
  const [isOverrun, setOverrun] = useState(false);
  const save = async (values: Values) => {
    setOverrun(false);
    const changes = settings.flatMap(({ id, value, version, isReadOnly }) => {
      const now = values[id] ?? '';
      return isReadOnly || now === value ? [] : [{ id, value: now, version }];
    });
    if (changes.length === 0) return onSaved(settings);
    try {
      onSaved((await change({ changes }).unwrap()).items);
    } catch (error) {
      const isConflict = isApiError(error) && error.code === ErrorCode.versionConflict;
      setOverrun(isConflict);
      if (isApiError(error) && error.status === 400 && error.errors.length > 0) throw error;
      throw new Error(isConflict ? OVERRUN : FAILED);
    }
  };
  return (
    <SectionCard title={category}>
      <Stack>
        {isOverrun && (
          <Alert
            type="warning"
            showIcon
            title="Somebody else has changed these settings meanwhile."
            action={<Button onClick={() => void onReload()}>Show theirs</Button>}
          />
        )}
        <EntryForm<Values>
          initialValues={Object.fromEntries(settings.map(({ id, value }) => [id, value]))}
          saveLabel="Save Changes"
          onSave={save}
        >
          {settings.map((setting) => (
            <SettingField key={setting.id} setting={setting} />
          ))}
        </EntryForm>
      </Stack>
      {wasSaved && <SavedBanner />}
    </SectionCard>
  );
}
