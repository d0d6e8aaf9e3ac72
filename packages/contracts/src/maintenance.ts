import { z } from 'zod';
import { listQuery, page } from './lists';

/** Source of names and states: specification 2, sections 3 and 4. */
export const BackupType = z.enum(['auto', 'manual']);
export const BackupStatus = z.enum(['completed', 'in_progress', 'failed']);

export const Backup = z
  .object({
    id: z.number().int(),
    date: z.string(),
    type: BackupType,
    status: BackupStatus,
    /** Bytes; 0 until it is completed. */
    size: z.number().int(),
    rows: z.number().int(),
    files: z.number().int(),
    /** When it was restored into a database of its own and found whole; null before. */
    verifiedAt: z.string().nullable(),
    /** Where copies of it lie: folder, second folder, bucket. */
    places: z.array(z.string()),
    /** Why it failed, or why a copy is missing; else empty. */
    reason: z.string(),
  })
  .meta({ id: 'Backup' });

export const BackupListQuery = listQuery({}, ['-date']);
export const BackupPage = page(
  Backup,
  z.object({
    count: z.number().int(),
    lastGoodAt: z.string().nullable(),
    /** As the settings say. */
    frequency: z.enum(['hourly', 'daily', 'weekly']),
    keepDays: z.number().int(),
    /** Where each new backup is to lie. */
    places: z.array(z.string()),
  }),
).meta({ id: 'BackupPage' });

export const ServerStatus = z.enum(['up', 'down', 'warning']);

/** A process of the installation, as it last told of itself. Percentages are 0 to 100. */
export const Server = z
  .object({
    id: z.number().int(),
    name: z.string(),
    role: z.string(),
    status: ServerStatus,
    /** Seconds. */
    uptime: z.number().int(),
    cpu: z.number().int(),
    memory: z.number().int(),
    disk: z.number().int(),
    startedAt: z.string(),
    lastSeen: z.string(),
    host: z.string(),
    pid: z.number().int(),
    node: z.string(),
    database: z.string(),
    /** Megabytes that the process itself holds. */
    residentMb: z.number().int(),
  })
  .meta({ id: 'Server' });
export const ServerList = z.object({ items: z.array(Server) }).meta({ id: 'ServerList' });

export const ServerLogLine = z.object({ at: z.string(), level: z.string(), text: z.string() });
/** The last lines of a process's log, the oldest first, without secrets. */
export const ServerLog = z.object({ lines: z.array(ServerLogLine) }).meta({ id: 'ServerLog' });

export type Backup = z.infer<typeof Backup>;
export type BackupPage = z.infer<typeof BackupPage>;
export type BackupListQuery = z.input<typeof BackupListQuery>;
export type Server = z.infer<typeof Server>;
export type ServerList = z.infer<typeof ServerList>;
export type ServerLog = z.infer<typeof ServerLog>;
export type ServerLogLine = z.infer<typeof ServerLogLine>;
