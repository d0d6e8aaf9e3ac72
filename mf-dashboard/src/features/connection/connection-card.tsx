import { Button, ReloadIcon, SectionCard, Spin, StatusTag } from '@dwang/kit';
import './connection.css';
import { type ConnectionState, useConnectionTest } from './use-connection-test';

/** API connection test, fixed at the end of the dashboard. The server of this page is the only one that its security policy lets it ask. */
export function ConnectionCard() {
  const [state, run] = useConnectionTest(window.location.origin);
  return (
    <SectionCard title="API Connection Test" actions={<PhaseTag state={state} />}>
      <div className="dashboard-connection">
        <div className="dashboard-connection-row">
          <span className="dashboard-connection-server">{state.origin}</span>
          <Button icon={<ReloadIcon aria-hidden />} loading={state.phase === 'loading'} onClick={() => run(state.origin)}>
            Test Connection
          </Button>
        </div>
        <Outcome state={state} />
      </div>
    </SectionCard>
  );
}

function PhaseTag({ state }: { state: ConnectionState }) {
  if (state.phase === 'loading') return <StatusTag>Testing</StatusTag>;
  return state.phase === 'success' ? <StatusTag tone="good">Connected</StatusTag> : <StatusTag tone="bad">Failed</StatusTag>;
}

function Outcome({ state }: { state: ConnectionState }) {
  return (
    <div className="dashboard-connection-outcome" role="status">
      {state.phase === 'loading' && (
        <div className="dashboard-connection-wait">
          <Spin size="small" />
          Testing the connection to {state.origin}...
        </div>
      )}
      {state.phase === 'success' && (
        <dl>
          <dt>Message</dt>
          <dd>{state.answer.message}</dd>
          <dt>Status</dt>
          <dd>{state.answer.status}</dd>
        </dl>
      )}
      {state.phase === 'error' && <Failure state={state} />}
    </div>
  );
}

function Failure({ state }: { state: Extract<ConnectionState, { phase: 'error' }> }) {
  return (
    <>
      <p className="dashboard-connection-fault">Error: {state.reason}</p>
      <p>Troubleshooting steps:</p>
      <ol>
        <li>Make sure that the server is running on port 8081, or on the port in the address.</li>
        <li>Check CORS: a proxy in front must let this page's address through.</li>
        <li>Check your network connection.</li>
        <li>Look for errors in the browser's console.</li>
        <li>
          Try it with curl: <code>curl {state.origin}/api/test</code>
        </li>
      </ol>
    </>
  );
}
