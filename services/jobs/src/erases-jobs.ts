import { type ErasedRows, erased, type Leaving, type SoughtRows } from '@dwang/platform';
import { In } from 'typeorm';
import { ProjectMemberRow } from './access/project-member.entity';
import { ActivityRow } from './activity/activity.entity';
import { ClientRow } from './clients/client.entity';
import { ContactRow, SiteRow } from './clients/client-details.entity';
import { JobFileRow } from './files/job-file.entity';
import { LetterRow } from './mailings/letter.entity';
import { MailingRow } from './mailings/mailing.entity';
import { NoteRow } from './notes/note.entity';
import { PhotoRow } from './photos/photo.entity';
import { PortalLinkRow } from './portal/portal-link.entity';
import { PortalViewRow } from './portal/portal-view.entity';
import { ProjectRow } from './projects/project.entity';
import { CalendarLinkRow } from './schedule/calendar/calendar-link.entity';
import { CancelledSiteDayRow } from './schedule/cancelled-site-day.entity';
import { SiteDayRow } from './schedule/site-day.entity';
import { TaskRow } from './tasks/task.entity';
import { TimeEntryRow } from './time-entries/time-entry.entity';
import { TimesheetWeekRow } from './time-entries/timesheet-week.entity';
import { EndedTimerRow } from './timer/ended-timer.entity';
import { TimerRow } from './timer/timer.entity';

/** Notes, photos and tasks are part of a job, which stays with its company while there is one. Names stay where hours and invoices point. */
export function erasesJobs({ companyId, userIds, closesCompany }: Leaving): ErasedRows[] {
  const theirs = { userId: In([...userIds]) };
  const own = [
    erased<CalendarLinkRow>({ entity: CalendarLinkRow, where: theirs }),
    erased<TimerRow>({ entity: TimerRow, where: theirs }),
    erased<EndedTimerRow>({ entity: EndedTimerRow, where: theirs }),
    erased<ProjectMemberRow>({ entity: ProjectMemberRow, where: theirs }),
  ];
  if (!closesCompany) return own;
  const where = { companyId };
  return [
    ...own,
    erased<SiteDayRow>({ entity: SiteDayRow, where }),
    erased<CancelledSiteDayRow>({ entity: CancelledSiteDayRow, where }),
    erased<ActivityRow>({ entity: ActivityRow, where }),
    erased<NoteRow>({ entity: NoteRow, where }),
    erased<TaskRow>({ entity: TaskRow, where }),
    erased<PhotoRow>({ entity: PhotoRow, where, file: 'thumbKey', blank: { thumbKey: null } }),
    erased<PhotoRow>({ entity: PhotoRow, where, file: 'fileKey' }),
    erased<JobFileRow>({ entity: JobFileRow, where, file: 'fileKey' }),
    erased<ProjectRow>({ entity: ProjectRow, where, blank: NOWHERE }),
    ...clientBook(companyId),
    erased<ClientRow>({
      entity: ClientRow,
      where,
      blank: {
        contact: '',
        contactRole: '',
        email: '',
        phone: '',
        address: '',
        nzbn: '',
        tradingName: '',
        website: '',
        peppolId: '',
        notes: '',
        searchText: '',
        emailKey: '',
        phoneKey: '',
        takesLetters: false,
      },
    }),
  ];
}

/** What tells where a job was and what was done. */
const NOWHERE = { location: '', latMicro: null, lngMicro: null, description: '', region: null, searchText: '' };

/** Rows before those that they point at. */
const clientBook = (companyId: number): ErasedRows[] =>
  [LetterRow, MailingRow, PortalViewRow, PortalLinkRow, ContactRow, SiteRow].map((entity) =>
    erased<{ companyId: number }>({ entity, where: { companyId } }),
  );

export const jobsInBusiness = (companyId: number): SoughtRows[] => [
  erased<TimeEntryRow>({ entity: TimeEntryRow, where: { companyId } }),
];

/** Hours with their jobs and the names of clients. */
export const recordsJobs = (companyId: number): ErasedRows[] => [
  erased<TimeEntryRow>({ entity: TimeEntryRow, where: { companyId } }),
  erased<TimesheetWeekRow>({ entity: TimesheetWeekRow, where: { companyId } }),
  erased<ProjectRow>({ entity: ProjectRow, where: { companyId } }),
  erased<ClientRow>({ entity: ClientRow, where: { companyId } }),
];
