import './bar.css';
import { FilterBar, FilterField, Segmented, StatusTag, useIsPhone } from '@dwang/kit';
import { SpanNav } from '@dwang/kit/data';
import { FilterSelect } from '../../lists/filter-select';
import { ProjectPicker } from '../../pickers/project-picker';
import { type ScheduleView, spanTitle, stepped } from './data/shown-days';
import type { Schedule } from './data/use-schedule';
import type { ScheduleAddress } from './data/use-schedule-address';

const VIEWS: { value: ScheduleView; label: string }[] = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];
const EVERYBODY = -1;

/** Which days are shown, and whose. */
export function ScheduleBar({ address, schedule }: { address: ScheduleAddress; schedule: Schedule }) {
  const isPhone = useIsPhone();
  const { view, date, today, userId, projectId } = address;
  const days = schedule.days.map(({ day }) => day);
  const known = schedule.items?.find((one) => one.projectId === projectId);
  const people = [
    { value: EVERYBODY, label: 'Everybody' },
    ...schedule.team.map(({ id, name }) => ({ value: id, label: name })),
    { value: 0, label: 'Nobody yet' },
  ];
  return (
    <FilterBar
      activeCount={Number(userId !== undefined) + Number(projectId !== undefined)}
      onReset={address.reset}
      lead={
        <div className="schedule-lead">
          <SpanNav
            noun={view}
            title={spanTitle(view, date, days, isPhone)}
            now="Today"
            isNow={date === today}
            onStep={(by) => address.setDate(stepped(view, date, by))}
            onNow={() => address.setDate(today)}
          />
          {schedule.isSimulated && !isPhone && <StatusTag tone="warn">Simulated weather</StatusTag>}
          <Segmented aria-label="View" options={VIEWS} value={view} onChange={address.setView} />
        </div>
      }
    >
      {schedule.team.length > 1 && (
        <FilterSelect
          label="Person"
          className="jobs-select"
          value={userId ?? EVERYBODY}
          options={people}
          onChange={(next) => address.setPerson(next === EVERYBODY ? undefined : next)}
        />
      )}
      <FilterField label="Job" quiet>
        {(id) => (
          <ProjectPicker
            id={id}
            aria-label="Job"
            none="All jobs"
            value={projectId ?? 0}
            known={projectId ? { value: projectId, label: known?.projectName ?? `Project #${projectId}` } : null}
            onChange={(next) => address.setProject(next || undefined)}
          />
        )}
      </FilterField>
    </FilterBar>
  );
}
