import { ProjectMemberRow } from './access/project-member.entity';
import { ActivityRow } from './activity/activity.entity';
import { ClientRow } from './clients/client.entity';
import { ContactRow, SiteRow } from './clients/client-details.entity';
import { JobFileRow } from './files/job-file.entity';
import { LetterRow } from './mailings/letter.entity';
import { MailingRow } from './mailings/mailing.entity';
import { InitialJobs1790000000002 } from './migrations/initial.migration';
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

/** The tables of this area. Migrations stand in the order in which they run. */
export const tables = {
  entities: [
    ClientRow,
    ContactRow,
    SiteRow,
    PortalLinkRow,
    PortalViewRow,
    MailingRow,
    LetterRow,
    ProjectRow,
    TimeEntryRow,
    TimesheetWeekRow,
    TimerRow,
    EndedTimerRow,
    NoteRow,
    TaskRow,
    PhotoRow,
    JobFileRow,
    SiteDayRow,
    CancelledSiteDayRow,
    CalendarLinkRow,
    ProjectMemberRow,
    ActivityRow,
  ],
  migrations: [InitialJobs1790000000002],
};
