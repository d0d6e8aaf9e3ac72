import { type ExportedRows, exported, type Scope } from '@dwang/platform';
import { IsNull } from 'typeorm';
import { ActivityRow } from './activity/activity.entity';
import { ClientRow } from './clients/client.entity';
import { ContactRow, SiteRow } from './clients/client-details.entity';
import { JobFileRow } from './files/job-file.entity';
import { MailingRow } from './mailings/mailing.entity';
import { NoteRow } from './notes/note.entity';
import { PhotoRow } from './photos/photo.entity';
import { PortalLinkRow } from './portal/portal-link.entity';
import { ProjectRow } from './projects/project.entity';
import { SiteDayRow } from './schedule/site-day.entity';
import { TaskRow } from './tasks/task.entity';
import { TimeEntryRow } from './time-entries/time-entry.entity';
import { TimesheetWeekRow } from './time-entries/timesheet-week.entity';

const PROJECT_PRICES = ['hourlyRateCents', 'estimateCents'] as const;
const ENTRY_PRICES = ['hourlyRateCents', 'amountCents'] as const;

/** An owner gets the company's rows, anybody else those that they made. */
export function exportsJobs({ companyId, userId, role, seesPrices }: Scope): ExportedRows[] {
  const where = role === 'owner' ? { companyId } : { companyId, userId };
  return [
    exported<ClientRow>({ name: 'clients', entity: ClientRow, where, without: ['emailKey', 'phoneKey'] }),
    ...(role === 'owner'
      ? [
          exported<ContactRow>({ name: 'client-contacts', entity: ContactRow, where: { companyId } }),
          exported<SiteRow>({ name: 'client-sites', entity: SiteRow, where: { companyId } }),
        ]
      : []),
    exported<PortalLinkRow>({ name: 'portal-links', entity: PortalLinkRow, where, without: ['tokenHash'] }),
    exported<MailingRow>({ name: 'mailings', entity: MailingRow, where, without: ['origin'] }),
    exported<ProjectRow>({
      name: 'projects',
      entity: ProjectRow,
      where,
      without: ['generalOf', ...(seesPrices ? [] : PROJECT_PRICES)],
    }),
    exported<TimeEntryRow>({ name: 'time-entries', entity: TimeEntryRow, where, without: seesPrices ? [] : ENTRY_PRICES }),
    exported<TimesheetWeekRow>({ name: 'timesheet-weeks', entity: TimesheetWeekRow, where }),
    exported<NoteRow>({ name: 'notes', entity: NoteRow, where }),
    exported<TaskRow>({ name: 'tasks', entity: TaskRow, where }),
    exported<ActivityRow>({ name: 'activity', entity: ActivityRow, where, without: seesPrices ? [] : ['changes'] }),
    exported<SiteDayRow>({ name: 'site-days', entity: SiteDayRow, where }),
    exported<PhotoRow>({
      name: 'photos',
      entity: PhotoRow,
      where: { ...where, deletedAt: IsNull() },
      without: ['thumbKey', 'deletedAt'],
      file: { column: 'fileKey', name: ({ id }) => String(id) },
    }),
    exported<JobFileRow>({
      name: 'files',
      entity: JobFileRow,
      where: { ...where, deletedAt: IsNull() },
      without: ['deletedAt'],
      file: { column: 'fileKey', name: ({ id }) => String(id) },
    }),
  ];
}
