import { JobsIcon, SectionCard, Segmented } from '@dwang/kit';
import { useState } from 'react';
import { AnalyticsTab } from './analytics-tab';
import { InsightsTab } from './insights-tab';
import { TasksTab } from './tasks-tab';
import './insights.css';

type Tab = 'analytics' | 'tasks' | 'insights';
const TABS: { value: Tab; label: string }[] = [
  { value: 'analytics', label: 'Analytics' },
  { value: 'tasks', label: 'Tasks' },
  { value: 'insights', label: 'Insights' },
];

/** The dashboard's card `job-insights`: the hours of the week, what is to do, and what should be done about it. */
export default function JobInsightsCard() {
  const [tab, setTab] = useState<Tab>('analytics');
  return (
    <SectionCard title="Job Insights" icon={<JobsIcon aria-hidden />}>
      <div className="insights-card">
        <Segmented<Tab> block aria-label="View" options={TABS} value={tab} onChange={setTab} />
        <div className="insights-body">
          {tab === 'analytics' && <AnalyticsTab />}
          {tab === 'tasks' && <TasksTab />}
          {tab === 'insights' && <InsightsTab />}
        </div>
      </div>
    </SectionCard>
  );
}
