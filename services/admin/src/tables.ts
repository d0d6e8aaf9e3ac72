import { BackupRow } from './backups/backup.entity';
import { ClientErrorRow } from './client-errors/client-error.entity';
import { ClientFaultPerson, ClientFaultRow } from './client-errors/client-fault.entity';
import { DailyFigures } from './dashboard/daily-figures.entity';
import { FeedbackRow } from './feedback/feedback.entity';
import { InitialAdmin1790000000006 } from './migrations/initial.migration';
import { ServerProcess } from './servers/server-process.entity';

/** The tables of this area. Migrations stand in the order in which they run. */
export const tables = {
  entities: [BackupRow, DailyFigures, ServerProcess, ClientErrorRow, ClientFaultRow, ClientFaultPerson, FeedbackRow],
  migrations: [InitialAdmin1790000000006],
};
