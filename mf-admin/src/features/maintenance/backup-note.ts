import type { BackupPage } from '@dwang/contracts';

const RUN: Record<BackupPage['totals']['frequency'], string> = {
  hourly: 'every hour',
  daily: 'daily at midnight',
  weekly: 'every Monday at midnight',
};

/** What happens by itself, as the settings and places are. Source: specification 2, section 2.10. */
export function backupNote({ frequency, keepDays, places }: BackupPage['totals']): string {
  const kept = `kept ${keepDays} ${keepDays === 1 ? 'day' : 'days'}`;
  const start = `Automatic backups run ${RUN[frequency]}, are encrypted`;
  if (places.length > 1) return `${start}, stored in multiple locations and ${kept}.`;
  return `${start} and ${kept}. They lie on this server alone: give it a second folder or a bucket to store them in multiple locations.`;
}
