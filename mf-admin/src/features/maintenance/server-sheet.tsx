import type { Server } from '@dwang/contracts';
import { Dialog, formatInstant, StatusTag } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { SERVER_STATUS, uptimeWords } from './server-words';

/** What a process told of itself. */
export function ServerSheet({ server, onClose }: { server: Server; onClose: () => void }) {
  const { timeZone } = useUser().company;
  const [words, tone] = SERVER_STATUS[server.status];
  return (
    <Dialog open variant="side" title={server.name} onClose={onClose}>
      <DetailList
        items={[
          { label: 'Status', value: <StatusTag tone={tone}>{words}</StatusTag> },
          { label: 'Role', value: server.role },
          { label: 'Host', value: server.host },
          { label: 'Process', value: server.pid },
          { label: 'Started', value: formatInstant(server.startedAt, timeZone) },
          { label: 'Uptime', value: uptimeWords(server.uptime) },
          { label: 'Last seen', value: formatInstant(server.lastSeen, timeZone) },
          { label: 'CPU', value: `${server.cpu}%` },
          { label: 'Memory', value: `${server.memory}%, ${server.residentMb} MB by this process` },
          { label: 'Disk', value: `${server.disk}%` },
          { label: 'Node.js', value: server.node },
          { label: 'Database', value: server.database },
        ]}
      />
    </Dialog>
  );
}
