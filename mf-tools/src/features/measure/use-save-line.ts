import { createMeasurement, errorText, newMeasurement, useOutbox } from '@dwang/client';
import type { MeasurementUnit } from '@dwang/contracts';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';

export interface FoundLength {
  name: string;
  length: string;
  unit: MeasurementUnit;
  calibrated: boolean;
}

/** Keeps one length, of a job if there is one, on the server or on this device until there is a network. A second press is the same row. */
export function useSaveLine(projectId: number | null) {
  const [uid] = useState(() => crypto.randomUUID());
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
      notify.error({ title: 'Could not save the measurement', description: errorText(fault, 'Please try again.') });
      setState('new');
    }
  };
  return { state, save };
}
