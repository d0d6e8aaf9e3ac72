import '../schedule.css';
import './days.css';
import { errorText, serverNow } from '@dwang/client';
import type { Project, SiteDay, SiteDayOutlook } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import {
  AddIcon,
  Button,
  EmptyState,
  ErrorState,
  formatShortDay,
  LinkButton,
  SectionCard,
  Skeleton,
  StatusTag,
  WarnIcon,
  WeatherGlyph,
} from '@dwang/kit';
import { CalendarIcon } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useSiteDaysQuery, useSiteOutlookQuery, useSitePeopleQuery } from '../data/schedule.api';
import { timesWords } from '../data/shown-days';
import { isKnown, VERDICT_WORDS, warningsOf, weatherLine } from '../data/weather-words';
import { MoveDialog } from './move-dialog';
import { SiteDayDialog } from './site-day-dialog';

const [DAYS_AHEAD, MOST_SHOWN, FORECAST_DAYS] = [365, 12, 13];

type Opened = { what: 'add' } | { what: 'edit' | 'move'; day: SiteDay };

interface JobSiteDaysProps {
  project: Pick<Project, 'id' | 'name'>;
  /** Who may only look books and moves no days. */
  mayPlan?: boolean;
}

/** A job's booked days from today on, each with its weather. */
export function JobSiteDays({ project, mayPlan = true }: JobSiteDaysProps) {
  const today = dayOf(serverNow(), useUser().company.timeZone);
  const list = useSiteDaysQuery({ from: today, to: addDays(today, DAYS_AHEAD), projectId: project.id });
  const outlook = useSiteOutlookQuery({ from: today, to: addDays(today, FORECAST_DAYS), projectId: project.id });
  const team = useSitePeopleQuery();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const items = list.data?.items;
  const weather = (day: SiteDay) => outlook.data?.items.find(({ siteDayId }) => siteDayId === day.id);
  return (
    <SectionCard
      title="Site days"
      icon={<CalendarIcon aria-hidden />}
      minHeight="small"
      actions={
        <>
          <LinkButton size="small" type="text" to={`/schedule?project=${project.id}`}>
            Schedule
          </LinkButton>
          {mayPlan && (
            <Button size="small" icon={<AddIcon aria-hidden />} onClick={() => setOpened({ what: 'add' })}>
              Add
            </Button>
          )}
        </>
      }
    >
      {list.error && !items ? (
        <ErrorState
          title="Could not load site days"
          reason={errorText(list.error, 'Please try again.')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : !items ? (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      ) : items.length === 0 ? (
        <EmptyState text="No site days from today on." hint="Book a day to see its weather and who is on site." />
      ) : (
        <ul className="schedule-rows" aria-label="Site days">
          {items.slice(0, MOST_SHOWN).map((day) => (
            <SiteDayRow
              key={day.id}
              day={day}
              outlook={weather(day)}
              onEdit={mayPlan ? () => setOpened({ what: 'edit', day }) : null}
              onMove={() => setOpened({ what: 'move', day })}
            />
          ))}
        </ul>
      )}
      {items && items.length > MOST_SHOWN && <p className="schedule-hint">{items.length - MOST_SHOWN} more later on.</p>}
      {opened?.what === 'move' && <MoveDialog day={opened.day} onClose={close} />}
      {opened && opened.what !== 'move' && (
        <SiteDayDialog
          people={team.data?.items ?? []}
          edited={opened.what === 'edit' ? opened.day : null}
          start={{ day: today, project }}
          outlook={opened.what === 'edit' ? weather(opened.day) : undefined}
          {...(opened.what === 'edit' ? { onMove: () => setOpened({ what: 'move', day: opened.day }) } : {})}
          onClose={close}
        />
      )}
    </SectionCard>
  );
}

interface SiteDayRowProps {
  day: SiteDay;
  outlook: SiteDayOutlook | undefined;
  /** Null where it may only be read. */
  onEdit: (() => void) | null;
  onMove: () => void;
}

function SiteDayRow({ day, outlook, onEdit, onMove }: SiteDayRowProps) {
  const warnings = warningsOf(day.conflicts, outlook?.holiday ?? null);
  const when = formatShortDay(day.day);
  const weather = isKnown(outlook) ? outlook : undefined;
  return (
    <li className="schedule-row">
      <button type="button" className="schedule-row-open" disabled={!onEdit} onClick={onEdit ?? undefined}>
        <span className="schedule-row-sky">{weather?.icon && <WeatherGlyph name={weather.icon} />}</span>
        <span className="schedule-row-words">
          <span>
            <strong>{when}</strong> · {day.userName ?? 'Nobody yet'} · {timesWords(day)}
          </span>
          {weather && (
            <span className="schedule-row-beside">
              {weather.verdict === 'fit' && <StatusTag tone="good">{VERDICT_WORDS.fit}</StatusTag>}{' '}
              <span className={`schedule-mark-${weather.verdict}`}>{weatherLine(weather)}</span>
              {weather.isSimulated && ' (simulated)'}
            </span>
          )}
          {warnings.map(({ text }) => (
            <span key={text} className="schedule-row-warning">
              <WarnIcon aria-hidden /> {text}
            </span>
          ))}
        </span>
      </button>
      {onEdit && weather && weather.verdict !== 'fit' && (
        <Button aria-label={`Move ${when}`} onClick={onMove}>
          Move
        </Button>
      )}
    </li>
  );
}
