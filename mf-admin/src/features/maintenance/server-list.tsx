import { errorText } from '@dwang/client';
import type { Server } from '@dwang/contracts';
import { ErrorState, PageSkeleton, Stack } from '@dwang/kit';
import { useState } from 'react';
import { useListServersQuery } from '../../api/maintenance';
import { ServerCard } from './server-card';
import { ServerConsole } from './server-console';
import { ServerSheet } from './server-sheet';
import { WorkNotice } from './work-list';

/** Processes tell of themselves this often, in milliseconds. */
const RENEW_EVERY = 15_000;

/** Every process of the installation, renewed while it is on the screen. */
export function ServerList() {
  const { data, error, refetch } = useListServersQuery(undefined, {
    pollingInterval: RENEW_EVERY,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [opened, setOpened] = useState<{ id: Server['id']; as: 'details' | 'console' } | null>(null);
  const shown = data?.items.find(({ id }) => id === opened?.id);
  if (!data && error) {
    const reason = errorText(error, 'The server did not answer.');
    return <ErrorState title="Could not load the servers" reason={reason} onRetry={() => void refetch()} />;
  }
  if (!data) return <PageSkeleton variant="cards" />;
  return (
    <Stack>
      <WorkNotice />
      <div className="mf-admin-servers">
        {data.items.map((server) => (
          <ServerCard
            key={server.id}
            server={server}
            onDetails={() => setOpened({ id: server.id, as: 'details' })}
            onConsole={() => setOpened({ id: server.id, as: 'console' })}
          />
        ))}
      </div>
      {shown && opened?.as === 'details' && <ServerSheet server={shown} onClose={() => setOpened(null)} />}
      {shown && opened?.as === 'console' && <ServerConsole server={shown} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
