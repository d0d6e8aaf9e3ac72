import { lastSync, useUnsentCount } from '@dwang/client';
import { formatInstant, SectionCard } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { useEffect, useState } from 'react';
import { useSession } from '../../session';

interface Storage {
  used: number | null;
  isKept: boolean | null;
  syncedAt: number | null;
}

async function look(): Promise<Storage> {
  const [estimate, isKept, syncedAt] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => null),
    navigator.storage?.persisted?.().catch(() => null),
    lastSync(),
  ]);
  return { used: estimate?.usage ?? null, isKept: isKept ?? null, syncedAt };
}

const megabytes = (bytes: number | null): string => (bytes === null ? 'Not known' : `${(bytes / 1_000_000).toFixed(1)} MB`);

/** What this device keeps for work without signal, and how safe it is. */
export function DeviceStorage() {
  const { user } = useSession();
  const unsent = useUnsentCount();
  const [found, setFound] = useState<Storage | null>(null);
  useEffect(() => {
    void look().then(setFound);
  }, []);
  const last = found?.syncedAt
    ? formatInstant(new Date(found.syncedAt).toISOString(), user?.company.timeZone)
    : 'Nothing sent from here yet';
  const kept = found?.isKept ? 'Yes, the browser will not clear it' : 'The browser may clear it when space runs out';
  const items = [
    { label: 'Unsent', value: unsent === 0 ? 'Everything is sent' : String(unsent) },
    { label: 'Last sent', value: found ? last : '…' },
    { label: 'Storage used', value: found ? megabytes(found.used) : '…' },
    { label: 'Protected', value: found ? kept : '…' },
  ];
  return (
    <SectionCard title="Offline">
      <DetailList items={items} />
    </SectionCard>
  );
}
