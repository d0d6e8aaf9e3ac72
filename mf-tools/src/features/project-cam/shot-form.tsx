import { Button, Text } from '@dwang/kit';
import { EntryForm, TextAreaField } from '@dwang/kit/form';
import { useEffect, useState } from 'react';

interface ShotFormProps {
  shot: File;
  hasJob: boolean;
  onSave: (note: string) => Promise<void>;
  onRetake: () => void;
}

/** The photo that was just taken: a note for it, save it, or take it again. */
export function ShotForm({ shot, hasJob, onSave, onRetake }: ShotFormProps) {
  const address = useObjectUrl(shot);
  const save = async ({ note = '' }: { note?: string }) => {
    if (!hasJob) throw new Error('Please choose a job');
    await onSave(note.trim());
  };
  return (
    <>
      <div className="tools-cam-frame">{address && <img src={address} alt="Just taken" />}</div>
      {!hasJob && <Text>Choose the job above to save it.</Text>}
      <EntryForm<{ note?: string }> saveLabel="Save photo" onSave={save}>
        <TextAreaField name="note" label="Note" input={{ maxLength: 500, rows: 2 }} />
        <Button className="tools-cam-retake" onClick={onRetake}>
          Retake
        </Button>
      </EntryForm>
    </>
  );
}

function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
