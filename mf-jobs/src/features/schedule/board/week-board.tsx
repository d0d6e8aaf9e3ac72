import './board.css';
import type { SiteDay } from '@dwang/contracts';
import { AddIcon, Avatar, formatShortDay, Skeleton, UserIcon } from '@dwang/kit';
import type { BoardPerson, Schedule } from '../data/use-schedule';
import { DayHeads, dayClass } from './day-heads';
import { DropCell, MovableCard } from './drag-board';

interface BoardProps {
  schedule: Schedule;
  onOpen: (day: SiteDay) => void;
  /** Books a day for somebody. */
  onAdd: (day: string, userId?: number | null) => void;
}

/** People against the seven days of a week. */
export function WeekBoard({ schedule, onOpen, onAdd }: BoardProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="days-scroll" aria-label="Week by person" tabIndex={0}>
      <table className="schedule-week">
        <DayHeads days={schedule.days} />
        <tbody>
          {schedule.isTeamLoading && <WaitingRows />}
          {(schedule.isTeamLoading ? [] : schedule.people).map((person) => (
            <tr key={person.id ?? 'nobody'}>
              <th scope="row" className="schedule-person">
                <PersonName person={person} />
              </th>
              {schedule.days.map((day) => (
                <DropCell
                  key={day.day}
                  className={dayClass('schedule-cell', day)}
                  place={{ day: day.day, userId: person.id, userName: person.id === null ? null : person.name }}
                >
                  <div className="schedule-cell-inside">
                    {!schedule.items && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
                    {schedule.at(day.day, person.id).map((one) => (
                      <MovableCard
                        key={one.id}
                        day={one}
                        outlook={schedule.outlookOf(one)}
                        holiday={schedule.outlookOf(one)?.holiday ?? day.holiday}
                        onOpen={() => onOpen(one)}
                      />
                    ))}
                    <button
                      type="button"
                      className="schedule-add"
                      aria-label={`Add a site day: ${person.name}, ${formatShortDay(day.day)}`}
                      onClick={() => onAdd(day.day, person.id)}
                    >
                      <AddIcon aria-hidden />
                    </button>
                  </div>
                </DropCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Lines of about the height of people's; these come all at once. */
const WaitingRows = () =>
  ['first', 'second', 'third', 'fourth'].map((key) => (
    <tr key={key}>
      <td colSpan={8} className="schedule-cell">
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      </td>
    </tr>
  ));

function PersonName({ person: { id, name } }: { person: BoardPerson }) {
  return (
    <span className="schedule-person-name">
      {id === null ? <UserIcon aria-hidden /> : <Avatar size={24}>{initials(name)}</Avatar>}
      <span>{name}</span>
    </span>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
