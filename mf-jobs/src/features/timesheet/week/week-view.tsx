import './week.css';
import { addDays } from '@dwang/domain';
import { ErrorState, formatDay, Stack, useIsPhone, useLocation } from '@dwang/kit';
import { useState } from 'react';
import { ProjectPicker } from '../../../pickers/project-picker';
import { PersonPicker } from '../person-picker';
import { SpanSteps } from '../span-steps';
import type { TimeAddress } from '../time-address';
import { ApprovalBar } from './approval-bar';
import { CopyWeekButton } from './copy-week-button';
import { DayPane } from './day-pane';
import { heldOn, useWeek } from './use-week';
import { WaitingWeeks } from './waiting-weeks';
import { WeekHints } from './week-hints';
import { WeekTable } from './week-table';

/** One person's week as a sheet to type in, with its approval and what is odd in it. */
export function WeekView({ address }: { address: TimeAddress }) {
  const { today, userId, setWeek, setPerson } = address;
  const week = useWeek(address.week, userId);
  const [weekStart = address.week] = week.days;
  const isPhone = useIsPhone();
  const { pathname } = useLocation();
  const [chosenDay, setDay] = useState(today);
  const day = week.days.includes(chosenDay) ? chosenDay : weekStart;
  const tab = pathname === '/timesheet' ? '' : 'tab=timesheet&';
  const listTo = (projectId: number, on: string) => `${pathname}?${tab}project=${projectId}&from=${on}&to=${on}`;
  const isLocked = week.days.every((one) => week.data && heldOn(week.data, one));
  const adder = !isLocked && (
    <ProjectPicker
      aria-label="Add a job to this week"
      none="Add a job"
      value={0}
      onPick={(project) => {
        if (project) week.addJob({ projectId: project.id, projectName: project.name, clientName: project.clientName });
      }}
    />
  );
  return (
    <Stack gap={3}>
      <SpanSteps
        noun="week"
        title={`${formatDay(weekStart).slice(0, -5)} to ${formatDay(addDays(weekStart, 6))}`}
        isNow={today >= weekStart && today <= addDays(weekStart, 6)}
        onStep={(by) => setWeek(addDays(weekStart, by === 1 ? 7 : -1))}
        onNow={() => setWeek(today)}
      >
        <PersonPicker value={userId} onChange={setPerson} />
        <CopyWeekButton week={weekStart} userId={userId} disabled={isLocked || !week.data} />
      </SpanSteps>
      {week.error ? (
        <ErrorState
          title="Could not load the week"
          reason={week.error}
          onRetry={() => void week.refetch()}
          retrying={week.isFetching}
        />
      ) : isPhone ? (
        <DayPane week={week} today={today} day={day} onDay={setDay} listTo={listTo} adder={adder} />
      ) : (
        <WeekTable week={week} today={today} listTo={listTo} adder={adder} />
      )}
      {week.data && <ApprovalBar grid={week.data} />}
      <WeekHints week={weekStart} userId={userId} />
      <WaitingWeeks />
    </Stack>
  );
}
