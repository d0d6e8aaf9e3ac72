import {
  ActivityAction,
  ActivityChange,
  ActivityKind,
  Approval,
  CalendarDay,
  PhotoMark,
  PhotoType,
  ProjectLevel,
  ProjectStage,
  ProjectStatus,
  Region,
  Work,
} from '@dwang/contracts';
import { type CarriedTable, carried, jsonText, type StaysBehind } from '@dwang/platform';
import { IsNull } from 'typeorm';
import { z } from 'zod';
import { ProjectMemberRow } from './access/project-member.entity';
import { ActivityRow } from './activity/activity.entity';
import { ClientRow } from './clients/client.entity';
import { ContactRow, SiteRow } from './clients/client-details.entity';
import { JobFileRow } from './files/job-file.entity';
import { LetterRow } from './mailings/letter.entity';
import { MailingRow } from './mailings/mailing.entity';
import { NoteRow } from './notes/note.entity';
import { PhotoRow } from './photos/photo.entity';
import { ProjectRow } from './projects/project.entity';
import { CancelledSiteDayRow } from './schedule/cancelled-site-day.entity';
import { SiteDayRow } from './schedule/site-day.entity';
import { TaskRow } from './tasks/task.entity';
import { TimeEntryRow } from './time-entries/time-entry.entity';
import { TimesheetWeekRow } from './time-entries/timesheet-week.entity';

const userId = 'users';
const projectId = 'projects';
const clientId = 'clients';
/** Seconds. */
const NotNegative = z.number().min(0);
/** Jobs without a last day are ordered last. */
const EndOrder = z.union([CalendarDay, z.literal('9999-12-31')]);
const ofJob = { userId, projectId };
/** What waits to be sent is not sent from two installations. */
const MOVED = { status: 'failed', reason: 'This was still waiting when the company moved here.' };

export const carriesJobs: readonly CarriedTable[] = [
  carried<ClientRow>({ entity: ClientRow, refs: { userId } }),
  carried<ContactRow>({ entity: ContactRow, refs: { clientId } }),
  carried<SiteRow>({ entity: SiteRow, refs: { clientId }, allows: { region: Region } }),
  carried<ProjectRow>({
    entity: ProjectRow,
    refs: { userId, clientId, siteId: 'client_sites', generalOf: 'companies' },
    allows: { status: ProjectStatus, stage: ProjectStage, region: Region, endOrder: EndOrder },
  }),
  carried<ProjectMemberRow>({ entity: ProjectMemberRow, refs: ofJob, allows: { level: ProjectLevel } }),
  carried<TimeEntryRow>({
    entity: TimeEntryRow,
    refs: { ...ofJob, invoiceId: 'invoices' },
    allows: { approval: Approval, duration: NotNegative },
  }),
  carried<TimesheetWeekRow>({ entity: TimesheetWeekRow, refs: { userId, decidedBy: 'users' }, allows: { status: Approval } }),
  carried<NoteRow>({ entity: NoteRow, refs: ofJob }),
  carried<TaskRow>({ entity: TaskRow, refs: { ...ofJob, assigneeId: 'users' } }),
  carried<PhotoRow>({
    entity: PhotoRow,
    living: { deletedAt: IsNull() },
    refs: ofJob,
    files: ['fileKey', 'thumbKey'],
    allows: { mark: PhotoMark, contentType: PhotoType },
  }),
  carried<JobFileRow>({ entity: JobFileRow, living: { deletedAt: IsNull() }, refs: ofJob, files: ['fileKey'] }),
  carried<SiteDayRow>({ entity: SiteDayRow, refs: ofJob, allows: { work: Work } }),
  carried<CancelledSiteDayRow>({ entity: CancelledSiteDayRow, refs: { userId } }),
  carried<ActivityRow>({
    entity: ActivityRow,
    refs: { ...ofJob, clientId },
    allows: { kind: ActivityKind, action: ActivityAction, changes: jsonText(z.array(ActivityChange)) },
  }),
  carried<MailingRow>({ entity: MailingRow, refs: { userId } }),
  carried<LetterRow>({
    entity: LetterRow,
    refs: { mailingId: 'mailings', clientId },
    allows: { status: z.enum(['queued', 'sending', 'sent', 'failed']) },
    instead: { tokenHash: null },
    outward: (row) => (row.status === 'queued' || row.status === 'sending' ? { ...row, ...MOVED } : row),
  }),
];

export const staysBehindOfJobs: StaysBehind = {
  timers: 'A running timer is of its day and device; it is saved before one moves.',
  ended_timers: 'By which a device learns that its timer has ended; devices sign in anew.',
  portal_links: 'Their secrets are known to the clients only, and lead to the old address: new links are made.',
  portal_views: 'Tell who opened which of those links.',
  calendar_links: 'Secrets of one installation: each person makes a new link.',
};
