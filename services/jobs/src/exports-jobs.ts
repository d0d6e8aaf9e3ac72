import { type ExportedRows, exported, type Scope } from '@dwang/platform';
import { IsNull } from 'typeorm';
import { ActivityRow } from './activity/activity.entity';
import { ClientRow } from './clients/client.entity';
import { JobFileRow } from './files/job-file.entity';
import { NoteRow } from './notes/note.entity';
import { PhotoRow } from './photos/photo.entity';
import { ProjectRow } from './projects/project.entity';
import { SiteDayRow } from './schedule/site-day.entity';
import { TaskRow } from './tasks/task.entity';
import { TimeEntryRow } from './time-entries/time-entry.entity';

const PROJECT_PRICES = ['hourlyRateCents', 'estimateCents'] as const;
const ENTRY_PRICES = ['hourlyRateCents', 'amountCents'] as const;

/** An owner gets the company's rows, anybody else those that they made. */
export function exportsJobs({ companyId, userId, role, seesPrices }: Scope): ExportedRows[] {
  const where = role === 'owner' ? { companyId } : { companyId, userId };
  return [
    exported<ClientRow>({ name: 'clients', entity: ClientRow, where }),
    exported<ProjectRow>({
      name: 'projects',
      entity: ProjectRow,
      where,
      without: ['generalOf', ...(seesPrices ? [] : PROJECT_PRICES)],
    }),
    exported<TimeEntryRow>({ name: 'time-entries', entity: TimeEntryRow, where, without: seesPrices ? [] : ENTRY_PRICES }),
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
