import { lastSync, useUnsentCount } from '@dwang/client';
import { Button, formatInstant, SectionCard, showToast } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { useEffect, useState } from 'react';
import { isAllKept } from '../../offline/files-to-keep';
import { useSession } from '../../session';
import { clearCopies, countCopies } from './kept-copies';
import { SettingRow } from './setting-row';

interface Storage {
  isReady: boolean;
  copies: number | null;
  used: number | null;
  isKept: boolean | null;
  syncedAt: number | null;
}

async function look(): Promise<Storage> {
  const [isReady, copies, estimate, isKept, syncedAt] = await Promise.all([
    isAllKept().catch(() => false),
    countCopies().catch(() => null),
    navigator.storage?.estimate?.().catch(() => null),
    navigator.storage?.persisted?.().catch(() => null),
    lastSync().catch(() => null),
  ]);
  return { isReady, copies, used: estimate?.usage ?? null, isKept: isKept ?? null, syncedAt };
}

const UNKNOWN = 'Not known';
const megabytes = (bytes: number | null): string => (bytes === null ? UNKNOWN : `${(bytes / 1_000_000).toFixed(1)} MB`);
const pieces = (copies: number | null): string =>
  copies === null ? UNKNOWN : copies === 0 ? 'Nothing yet' : `${copies} ${copies === 1 ? 'list or page' : 'lists and pages'}`;

/** What this device keeps for work without signal, and how safe it is. */
export function DeviceStorage() {
  const { user } = useSession();
  const unsent = useUnsentCount();
  const [found, setFound] = useState<Storage | null>(null);
  useEffect(() => {
    void look().then(setFound);
  }, []);
  const clear = async () => {
    try {
      await clearCopies();
      showToast({ tone: 'success', title: 'Copies cleared' });
    } catch {
      showToast({ tone: 'error', title: 'Copies not cleared', description: 'The browser refused. Please try again.' });
    }
    setFound(await look());
  };
  const last = found?.syncedAt
    ? formatInstant(new Date(found.syncedAt).toISOString(), user?.company.timeZone)
    : 'Nothing sent from here yet';
  const kept = found?.isKept ? 'Yes, the browser will not clear it' : 'The browser may clear it when space runs out';
  const ready = found?.isReady
    ? 'Every screen is on this device'
    : 'Not yet. Leave the app open for a moment while there is signal.';
  const items = [
    { label: 'Ready for no signal', value: found ? ready : '…' },
    { label: 'Unsent', value: unsent === 0 ? 'Everything is sent' : String(unsent) },
    { label: 'Last sent', value: found ? last : '…' },
    { label: 'Kept to read offline', value: found ? pieces(found.copies) : '…' },
    { label: 'Storage used', value: found ? megabytes(found.used) : '…' },
    { label: 'Protected', value: found ? kept : '…' },
  ];
  return (
    <SectionCard title="Offline">
      <DetailList items={items} />
      <SettingRow title="Clear copies" text="Removes what is kept here to read offline. Unsent work and drafts stay.">
        <Button disabled={!found?.copies} onClick={() => void clear()}>
          Clear copies
        </Button>
      </SettingRow>
    </SectionCard>
  );
}
