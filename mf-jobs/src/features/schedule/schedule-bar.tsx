import { Button, FilterBar, FilterField, RightIcon, Segmented, StatusTag, useIsPhone } from '@dwang/kit';
import { Select } from '@dwang/kit/form';
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
          <span className="schedule-steps">
            <Button
              className="schedule-back"
              aria-label={`The ${view} before`}
              icon={<RightIcon aria-hidden />}
              onClick={() => address.setDate(stepped(view, date, -1))}
            />
            <Button onClick={() => address.setDate(today)} disabled={date === today}>
              Today
            </Button>
            <Button
              aria-label={`The ${view} after`}
              icon={<RightIcon aria-hidden />}
              onClick={() => address.setDate(stepped(view, date, 1))}
            />
          </span>
          <h2 className="schedule-title" aria-live="polite">
            {spanTitle(view, date, days, isPhone)}
          </h2>
          {schedule.isSimulated && !isPhone && <StatusTag tone="warn">Simulated weather</StatusTag>}
          <Segmented aria-label="View" options={VIEWS} value={view} onChange={address.setView} />
        </div>
      }
    >
      {schedule.team.length > 1 && (
        <FilterField label="Person" quiet>
          {(id) => (
            <Select<number>
              id={id}
              aria-label="Person"
              className="jobs-select"
              value={userId ?? EVERYBODY}
              options={people}
              onChange={(next) => address.setPerson(next === EVERYBODY ? undefined : next)}
            />
          )}
        </FilterField>
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
