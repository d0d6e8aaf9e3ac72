import { LinkButton, Page } from '@dwang/kit';
import { DemoEntries } from '../features/time-tester/demo-entries';

/** /test-timesheet: makes demo entries. */
export default function TestTimesheetRoute() {
  return (
    <Page
      title="Time Entry Tester"
      subtitle="Makes time entries of one hour to try things with"
      extra={<LinkButton to="/timesheet">Timesheet</LinkButton>}
    >
      <DemoEntries />
    </Page>
  );
}
