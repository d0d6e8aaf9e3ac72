import { createMeasurement, errorText, isApiError, newMeasurement, useOutbox } from '@dwang/client';
import type { MeasurementUnit } from '@dwang/contracts';
import { ErrorCode } from '@dwang/contracts/values';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';

export interface FoundLength {
  name: string;
  length: string;
  unit: MeasurementUnit;
  calibrated: boolean;
}

const SAVED =
  'An earlier try was saved, but its answer did not arrive: see Saved measurements. Save again to keep this as another.';

/** Keeps one length, of a job if there is one, on the server or on this device until there is a network. A second press is the same row. */
export function useSaveLine(projectId: number | null) {
  const [uid, setUid] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<'new' | 'saving' | 'saved'>('new');
  const write = useOutbox();
  const notify = useNotify();
  const { id: userId } = useUser();
  const save = async (found: FoundLength) => {
    setState('saving');
    const row = newMeasurement({ ...found, projectId, note: '' }, userId, uid);
    try {
      const outcome = await write(createMeasurement(row));
      if (outcome.state === 'refused') throw outcome.error;
      const title = outcome.state === 'kept' ? 'Measurement saved on this device' : 'Measurement saved';
      notify.success({ title, description: `${found.name}: ${found.length} ${found.unit}` });
      setState('saved');
    } catch (fault) {
      setState('new');
      if (isApiError(fault) && fault.code === ErrorCode.uidTaken) {
        // The list below shows it; pressed again this is another one.
        setUid(crypto.randomUUID());
        return notify.warning({ title: 'Saved already', description: SAVED });
      }
      notify.error({ title: 'Could not save the measurement', description: errorText(fault, 'Please try again.') });
    }
  };
  return { state, save };
}
