import './agenda.css';
import type { SiteDay } from '@dwang/contracts';
import { AddIcon, Button, EmptyState, ErrorState, formatShortDay, Skeleton, StatusTag } from '@dwang/kit';
import { DayGrid } from '@dwang/kit/data';
import type { Schedule } from '../data/use-schedule';
import { dayClass } from './day-heads';
import { DropCell, MovableCard } from './drag-board';
import { weekdayName, weeksOf } from './weeks';

interface DayAgendaProps {
  schedule: Schedule;
  date: string;
  onDate: (day: string) => void;
  onOpen: (day: SiteDay) => void;
  onAdd: (day: string) => void;
}

/** For phones: the days as a strip, and under it the chosen day. A card that is held long can be dropped on another day of the strip. */
export function DayAgenda({ schedule, date, onDate, onOpen, onAdd }: DayAgendaProps) {
  const chosen = schedule.days.find(({ day }) => day === date) ?? schedule.days[0];
  const booked = schedule.at(chosen?.day ?? date);
  return (
    <>
      <DayStrip schedule={schedule} chosen={chosen?.day ?? date} onDate={onDate} />
      <section className="schedule-agenda" aria-label={`Site days of ${formatShortDay(chosen?.day)}`}>
        <header className="schedule-agenda-head">
          <h2>{formatShortDay(chosen?.day)}</h2>
          {chosen?.holiday && <span className="schedule-head-holiday">{chosen.holiday}</span>}
          {schedule.isSimulated && <StatusTag tone="warn">Simulated</StatusTag>}
          <Button icon={<AddIcon aria-hidden />} onClick={() => onAdd(chosen?.day ?? date)}>
            Add
          </Button>
        </header>
        {schedule.error !== null ? (
          <ErrorState
            title="Could not load the schedule"
            reason={schedule.error}
            onRetry={schedule.retry}
            retrying={schedule.isFetching}
          />
        ) : !schedule.items ? (
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        ) : booked.length === 0 ? (
          <EmptyState text="Nobody is on site this day." hint="Add a site day to see its weather and clashes here." />
        ) : (
          <ul className="schedule-agenda-list">
            {booked.map((one) => (
              <li key={one.id}>
                <MovableCard
                  day={one}
                  showsPerson
                  outlook={schedule.outlookOf(one)}
                  holiday={schedule.outlookOf(one)?.holiday ?? chosen?.holiday ?? null}
                  onOpen={() => onOpen(one)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function DayStrip({ schedule, chosen, onDate }: { schedule: Schedule; chosen: string; onDate: (day: string) => void }) {
  return (
    <DayGrid
      weeks={weeksOf(schedule.days)}
      keyOf={({ day }) => day}
      label="Days"
      className="schedule-strip"
      heading={weekdayName}
    >
      {(day) => {
        const count = schedule.at(day.day).length;
        const words = [formatShortDay(day.day), day.holiday, count === 1 ? '1 site day' : `${count} site days`];
        return (
          <DropCell key={day.day} className={dayClass('schedule-strip-cell', day)} place={{ day: day.day }}>
            <button
              type="button"
              className="schedule-strip-day"
              aria-pressed={day.day === chosen}
              aria-label={words.filter(Boolean).join(', ')}
              onClick={() => onDate(day.day)}
            >
              <span>{Number(day.day.slice(8))}</span>
              <small aria-hidden>{count || ''}</small>
            </button>
          </DropCell>
        );
      }}
    </DayGrid>
  );
}
