import { unsentOwners } from '@dwang/client';
import { Alert } from '@dwang/kit';
import { useEffect, useState } from 'react';

/** Says whose unsent work waits on this device, and for what. */
export function WaitingWork() {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    void unsentOwners().then((owners) => setNames(owners.map(({ username }) => username)));
  }, []);
  if (names.length === 0) return null;
  return <Alert type="info" showIcon title={`Unsent work of ${names.join(', ')} waits on this device`} />;
}
