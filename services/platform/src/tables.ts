import { AuditChain } from './audit/audit-chain.entity';
import { AuditRow } from './audit/audit-row.entity';
import { RowOrigin } from './data/row-origin.entity';
import { WriteCheckRow } from './health/write-check.entity';
import { IdempotencyKey } from './idempotency/idempotency-key.entity';
import { MailLogRow } from './mail/mail-log.entity';
import { InitialPlatform1790000000000 } from './migrations/initial.migration';
import { JobLease } from './schedule/job-lease.entity';
import { SecurityLogRow } from './security-log/security-log.entity';
import { SettingRow } from './settings/setting.entity';

/** The platform's own tables, beside those of the areas. Migrations stand in the order in which they run. */
export const PLATFORM_TABLES = {
  entities: [IdempotencyKey, JobLease, RowOrigin, SettingRow, AuditRow, AuditChain, SecurityLogRow, MailLogRow, WriteCheckRow],
  migrations: [InitialPlatform1790000000000],
};
