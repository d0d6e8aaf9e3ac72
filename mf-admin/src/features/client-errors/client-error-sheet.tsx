import type { ClientError } from '@dwang/contracts';
import { Dialog, formatInstant, Heading } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import './client-errors.css';

/** One fault as the browser told it. */
export function ClientErrorSheet({ error, onClose }: { error: ClientError; onClose: () => void }) {
  const { company } = useUser();
  const { message, place, username, createdAt, stack } = error;
  return (
    <Dialog open variant="side" title="Client error" onClose={onClose}>
      <DetailList
        items={[
          { label: 'Message', value: message },
          { label: 'Screen', value: place || 'Not said' },
          { label: 'User', value: username ?? 'Nobody signed in' },
          { label: 'When', value: formatInstant(createdAt, company.timeZone) },
        ]}
      />
      <Heading level={3}>Stack</Heading>
      <pre className="mf-admin-stack">{stack || 'None was sent.'}</pre>
    </Dialog>
  );
}
