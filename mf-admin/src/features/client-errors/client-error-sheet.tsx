import { errorText } from '@dwang/client';
import type { ClientErrorDetails } from '@dwang/contracts';
import { Button, Dialog, ErrorState, formatInstant, Heading, Skeleton, Stack, StatusTag, Text } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useOpenClientErrorQuery } from '../../api/client-errors';
import { metBy, STATES, timesWords } from './client-error-words';
import './client-errors.css';
import { useResolve } from './use-resolve';

/** One error with the stack of the latest report, and who reported it when. */
export function ClientErrorSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { currentData, error, refetch, isFetching } = useOpenClientErrorQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open variant="side" title="Client error" onClose={onClose} footer={currentData && <Resolve error={currentData} />}>
      {!currentData && error && (
        <ErrorState
          title="Could not load this error"
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!currentData && !error && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
      {currentData && <Sheet error={currentData} />}
    </Dialog>
  );
}

function Sheet({ error }: { error: ClientErrorDetails }) {
  const { timeZone } = useUser().company;
  const { message, place, times, firstAt, lastAt, versions, state, stack } = error;
  return (
    <Stack>
      <p className="mf-admin-fault-message">{message}</p>
      <DetailList
        items={[
          { label: 'State', value: <StatusTag tone={STATES[state][1]}>{STATES[state][0]}</StatusTag> },
          { label: 'Screen', value: place || 'Not said' },
          { label: 'How often', value: timesWords(times) },
          { label: 'Met by', value: metBy(error) },
          { label: 'First seen', value: formatInstant(firstAt, timeZone) },
          { label: 'Last seen', value: formatInstant(lastAt, timeZone) },
          { label: 'Builds', value: versions.length > 0 ? <Builds versions={versions} /> : 'Not said' },
        ]}
      />
      <Heading level={3}>Stack of the latest</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long stack makes the sheet scroll, which must be reached by keys. */}
      <pre className="mf-admin-stack" tabIndex={0}>
        {stack || 'None was sent.'}
      </pre>
      <Heading level={3}>Latest reports</Heading>
      <Latest latest={error.latest} />
    </Stack>
  );
}

const Builds = ({ versions }: { versions: string[] }) => versions.map((version) => <div key={version}>{version}</div>);

function Latest({ latest }: Pick<ClientErrorDetails, 'latest'>) {
  const { timeZone } = useUser().company;
  if (latest.length === 0) return <Text rank="secondary">They are kept no longer.</Text>;
  return (
    <ul className="mf-admin-reports">
      {latest.map(({ id, username, userId, place, createdAt }) => (
        <li key={id}>
          <span>{formatInstant(createdAt, timeZone)}</span>
          <span>{username ?? (userId === null ? 'Nobody signed in' : 'Former member')}</span>
          <Text rank="secondary">{place}</Text>
        </li>
      ))}
    </ul>
  );
}

function Resolve({ error }: { error: ClientErrorDetails }) {
  const { label, turn, isChanging } = useResolve();
  return (
    <Button type="primary" loading={isChanging} onClick={() => void turn(error)}>
      {label(error)}
    </Button>
  );
}
