import { useJobChoices } from '@dwang/client';
import { Segmented } from '@dwang/kit';
import { SearchSelect } from '@dwang/kit/form';
import { useId } from 'react';
import { useInsightsChoice } from './insights-choice';
import './insights.css';

/** Settings of the card: which week, and which job. They count at once. */
export default function InsightsSettings() {
  const [choice, change] = useInsightsChoice();
  const { search } = useJobChoices(choice.projectId);
  const id = useId();
  return (
    <div className="insights-settings">
      <Segmented
        block
        aria-label="Hours of"
        options={[
          { value: 'this-week', label: 'This week' },
          { value: 'last-week', label: 'Last week' },
        ]}
        value={choice.period}
        onChange={(period) => change({ period })}
      />
      <label htmlFor={id}>Job</label>
      <SearchSelect
        {...search}
        id={id}
        none="All jobs"
        value={choice.projectId}
        onChange={(projectId) => change({ projectId })}
      />
    </div>
  );
}
