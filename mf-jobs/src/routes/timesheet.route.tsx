import '../jobs.css';
import { Page } from '@dwang/kit';
import { TestingTools } from '../features/time-tester/testing-tools';
import { EntrySummary } from '../features/timesheet/entry-summary';
import { type Adding, AddTimeButton, Timesheet } from '../features/timesheet/timesheet';
import { useUrlFilters } from '../url/use-url-filters';

/** /timesheet; `?new=1` opens the form. */
export default function TimesheetRoute() {
  const [{ new: isNew }, change] = useUrlFilters(['new']);
  const adding: Adding = {
    addLabel: 'Add Time',
    isAdding: isNew === '1',
    onAdding: (isAdding) => change({ new: isAdding ? '1' : null }),
  };
  return (
    <Page
      title="Professional Time Tracking"
      subtitle="Every hour worked, what it earned, and what is invoiced"
      action={<AddTimeButton {...adding} main />}
    >
      <Timesheet {...adding} figures={<EntrySummary />} />
      <TestingTools />
    </Page>
  );
}
