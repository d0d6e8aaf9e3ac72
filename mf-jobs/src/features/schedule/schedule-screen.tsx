import '../../jobs.css';
import '../../spans/day-table.css';
import './schedule.css';
import type { SiteDay } from '@dwang/contracts';
import { AddIcon, Alert, Button, EmptyState, ErrorState, Page, useIsPhone } from '@dwang/kit';
import { CalendarIcon } from '@dwang/kit/data';
import { useState } from 'react';
import { DayAgenda } from './board/day-agenda';
import { DragBoard } from './board/drag-board';
import { MonthBoard } from './board/month-board';
import { WeekBoard } from './board/week-board';
import { CalendarDialog } from './calendar/calendar-dialog';
import { useSchedule } from './data/use-schedule';
import { useScheduleAddress } from './data/use-schedule-address';
import { MoveDialog } from './days/move-dialog';
import { type NewSiteDay, SiteDayDialog } from './days/site-day-dialog';
import { ScheduleBar } from './schedule-bar';

type Opened = { what: 'calendar' } | { what: 'add'; start: NewSiteDay } | { what: 'edit' | 'move'; day: SiteDay };

/** /schedule: who is on site when, with clashes, holidays and weather; booked days are moved by dragging them. */
export function ScheduleScreen() {
  const isPhone = useIsPhone();
  const address = useScheduleAddress();
  const schedule = useSchedule(address);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const open = (day: SiteDay) => setOpened({ what: 'edit', day });
  const add = (day: string, userId?: number | null) => {
    const project = schedule.items?.find((one) => one.projectId === address.projectId);
    const preset = project ? { project: { id: project.projectId, name: project.projectName } } : {};
    const whose = userId === undefined ? address.userId : userId;
    setOpened({ what: 'add', start: { day, ...(whose === undefined ? {} : { userId: whose }), ...preset } });
  };
  const isEmpty = schedule.items?.length === 0;
  return (
    <Page
      title="Schedule"
      subtitle="Who is on which site, and what the weather makes of it"
      extra={
        <Button icon={<CalendarIcon aria-hidden />} onClick={() => setOpened({ what: 'calendar' })}>
          Calendar link
        </Button>
      }
      action={
        <Button type="primary" icon={<AddIcon aria-hidden />} onClick={() => add(address.date)}>
          Add site day
        </Button>
      }
      filters={<ScheduleBar address={address} schedule={schedule} />}
    >
      {!schedule.isWhole && <Alert type="warning" showIcon title="Not every site day fits here. Choose a person or a job." />}
      <div className="schedule-board">
        <DragBoard schedule={schedule}>
          {isPhone ? (
            <DayAgenda schedule={schedule} date={address.date} onDate={address.setDate} onOpen={open} onAdd={add} />
          ) : schedule.error !== null ? (
            <ErrorState
              title="Could not load the schedule"
              reason={schedule.error}
              onRetry={schedule.retry}
              retrying={schedule.isFetching}
            />
          ) : address.view === 'week' ? (
            <WeekBoard schedule={schedule} onOpen={open} onAdd={add} />
          ) : (
            <MonthBoard
              schedule={schedule}
              month={address.date.slice(0, 7)}
              onOpen={open}
              onAdd={add}
              onDay={(day) => {
                address.setDate(day);
                address.setView('week');
              }}
            />
          )}
        </DragBoard>
        {isEmpty && !isPhone && (
          <EmptyState
            text={`No site days this ${address.view}.`}
            hint="Put a job on a day: you see its weather by trade, public holidays, and who is booked twice. Drag a card to move it."
            action={<Button onClick={() => add(address.date)}>Add site day</Button>}
          />
        )}
      </div>
      {schedule.attribution && (
        <p className="schedule-credit">
          <a href={schedule.attribution.url} target="_blank" rel="noreferrer">
            {schedule.attribution.text}
          </a>
        </p>
      )}
      {opened?.what === 'calendar' && <CalendarDialog onClose={close} />}
      {opened?.what === 'move' && <MoveDialog day={opened.day} onClose={close} />}
      {opened?.what === 'add' && <SiteDayDialog people={schedule.team} edited={null} start={opened.start} onClose={close} />}
      {opened?.what === 'edit' && (
        <SiteDayDialog
          people={schedule.team}
          edited={opened.day}
          start={{ day: opened.day.day }}
          outlook={schedule.outlookOf(opened.day)}
          onMove={() => setOpened({ what: 'move', day: opened.day })}
          onClose={close}
        />
      )}
    </Page>
  );
}
