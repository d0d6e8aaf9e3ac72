import { Button, ReloadIcon, SectionCard, Spin, StatusTag } from '@dwang/kit';
import { type FormEvent, useId, useState } from 'react';
import './connection.css';
import { readOrigin } from './test-connection';
import { type ConnectionState, useConnectionTest } from './use-connection-test';

/** API connection test, fixed at the end of the dashboard: this origin, or another that is typed. */
export function ConnectionCard() {
  const [state, run] = useConnectionTest(window.location.origin);
  const [address, setAddress] = useState(window.location.origin);
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const origin = readOrigin(address);
    setRefused(origin === null);
    if (origin) run(origin);
  };
  return (
    <SectionCard title="API Connection Test" actions={<PhaseTag state={state} />}>
      <form className="dashboard-connection" onSubmit={submit} noValidate>
        <label htmlFor={id}>Server address</label>
        <div className="dashboard-connection-row">
          <input
            id={id}
            className="dashboard-connection-field"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={address}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? `${id}-fault` : undefined}
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button htmlType="submit" icon={<ReloadIcon aria-hidden />} loading={state.phase === 'loading'}>
            Test Connection
          </Button>
        </div>
        {isRefused && (
          <p id={`${id}-fault`} className="dashboard-connection-fault" role="alert">
            Enter an address such as http://localhost:8081
          </p>
        )}
        <Outcome state={state} />
      </form>
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
        <li>
          Check CORS: another server must allow this page's address, and this page's security policy must allow that server.
        </li>
        <li>Check your network connection.</li>
        <li>Look for errors in the browser's console.</li>
        <li>
          Try it with curl: <code>curl {state.origin}/api/test</code>
        </li>
      </ol>
    </>
  );
}
