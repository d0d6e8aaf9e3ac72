import './tester.css';
import { Button, LinkButton, Panel, Row, Text } from '@dwang/kit';
import { useDemoEntry } from './use-demo-entry';

/** The 'Testing Tools' panel: makes a real entry to try things with. */
export function TestingTools() {
  const { make, isBusy } = useDemoEntry();
  return (
    <Panel>
      <details>
        <summary className="tester-summary">Testing Tools</summary>
        <Row gap={3}>
          <Text rank="secondary">One hour at 50.00, marked Demo entry. It is a real entry: delete it when you are done.</Text>
          <Button disabled={isBusy} onClick={() => void make()}>
            Create demo entry
          </Button>
          <LinkButton to="/test-timesheet">Time entry tester</LinkButton>
        </Row>
      </details>
    </Panel>
  );
}
