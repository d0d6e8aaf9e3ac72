import { refold } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what is stored by signs that look alike: `fold` makes them one. */
export class RefoldJobs1782000000021 implements MigrationInterface {
  readonly name = 'RefoldJobs1782000000021';

  async up(runner: QueryRunner): Promise<void> {
    await refold(runner, 'clients', { columns: ['sortName', 'searchText', 'emailKey'], carried: [] });
    await refold(runner, 'client_contacts', { columns: ['sortName'] });
    await refold(runner, 'client_sites', { columns: ['sortName'] });
    await refold(runner, 'projects', { columns: ['sortName', 'searchText', 'clientOrder'], carried: [] });
    const carried = ['projectId', 'startTime', 'duration', 'amountCents', 'invoiceId'];
    await refold(runner, 'time_entries', { columns: ['searchText'], carried });
  }

  /** Older versions search by the same letters. */
  async down(): Promise<void> {}
}
