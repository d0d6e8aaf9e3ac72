import { Alert, Button, Row, Text } from '@dwang/kit';
import type { EstimateEditor } from './use-estimate-edit';

/** Whether the server has what is shown, in a line that is always there. */
export function SaveMark({ editor: { state } }: { editor: EstimateEditor }) {
  const words = {
    untouched: 'Saves itself as you work',
    saving: 'Saving...',
    saved: 'Saved',
    offline: 'Saved on this device',
    conflict: 'Not saved',
    refused: 'Not saved',
  };
  return <span role="status">{words[state]}</span>;
}

/** What stands in the way of saving, and what can be done about it. */
export function SaveProblem({ editor }: { editor: EstimateEditor }) {
  const { state, reason, flush, keepMine, takeTheirs } = editor;
  if (state === 'conflict') {
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title="Somebody changed this estimate while you did"
        description={
          <Row>
            <Text>Nothing of yours is lost. Which one shall stay?</Text>
            <Button onClick={() => void keepMine()}>Keep mine</Button>
            <Button onClick={() => void takeTheirs()}>Take theirs</Button>
          </Row>
        }
      />
    );
  }
  if (state !== 'offline' && state !== 'refused') return null;
  const isOffline = state === 'offline';
  return (
    <Alert
      type={isOffline ? 'info' : 'error'}
      showIcon
      role="alert"
      title={isOffline ? 'No connection' : `Not saved: ${reason}`}
      description={isOffline ? 'Your changes are on this device and are sent when the network is back.' : undefined}
      action={<Button onClick={() => void flush()}>Try again</Button>}
    />
  );
}
