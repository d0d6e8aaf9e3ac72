import { createEntryWrite, ENTRY_NOTICES, serverNow, useOutbox } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';

/** One hour at the sample rate. Source: specification 2, section 9. */
const DEMO_SECONDS = 3600;
const DEMO_RATE = '50.00';
const DEMO_NOTE = 'Demo entry';

/** Makes real entries of the last hour, marked "Demo entry", and remembers those of this session. */
export function useDemoEntry() {
  const user = useUser();
  const notify = useNotify();
  const save = useOutbox();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<readonly TimeEntry[]>([]);

  const make = async () => {
    setBusy(true);
    const startTime = new Date(serverNow() - DEMO_SECONDS * 1000).toISOString();
    const body = { uid: crypto.randomUUID(), startTime, duration: DEMO_SECONDS, hourlyRate: DEMO_RATE, notes: DEMO_NOTE };
    try {
      const write = createEntryWrite(body, { user, projectName: 'General' });
      const outcome = await save<TimeEntry>(write);
      if (outcome.state === 'refused') throw outcome.error;
      const entry = outcome.state === 'sent' ? outcome.answer : write.preview;
      if (entry) setMade((before) => [entry, ...before]);
      if (outcome.state === 'kept') notify.info(ENTRY_NOTICES.kept);
      else notify.success(ENTRY_NOTICES.saved);
    } catch {
      notify.error(ENTRY_NOTICES.failed);
    } finally {
      setBusy(false);
    }
  };
  return { make, made, isBusy };
}
