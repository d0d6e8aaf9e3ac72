import { useListProjectsQuery } from '@dwang/client';
import { Segmented } from '@dwang/kit';
import { useId } from 'react';
import { useInsightsChoice } from './insights-choice';
import './insights.css';

/** More jobs than a list of choices can take; the newest are at its top. */
const MOST = 200;

/** Settings of the card: which week, and which job. They count at once. */
export default function InsightsSettings() {
  const [choice, change] = useInsightsChoice();
  const projects = useListProjectsQuery({ limit: MOST });
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
      <select id={id} value={choice.projectId} onChange={(event) => change({ projectId: Number(event.target.value) })}>
        <option value={0}>All jobs</option>
        {projects.data?.items.map((project) => (
          <option key={project.id} value={project.id}>
            {project.name}
          </option>
        ))}
      </select>
    </div>
  );
}
