const WORDS = {
  'no-backup': 'This is not a backup of this app.',
  'wrong-key': 'This backup was made with another key. Give the BACKUP_KEY that was set when it was made.',
  damaged: 'This backup is cut off or damaged. Take another copy of it, or an older backup.',
  newer: 'This backup was made by a newer version of this app. Update this installation first.',
  foreign: 'This backup holds tables that this version does not know.',
  differs: 'What was restored is not what the backup says: rows or files are missing or differ.',
  occupied:
    'There is data in this installation already. Add --force to put the backup in its place; it is kept beside where it is a file.',
} as const;

export type RefusalReason = keyof typeof WORDS;

/** A backup that cannot be used, or must not be used here. */
export class BackupRefused extends Error {
  constructor(
    readonly reason: RefusalReason,
    detail = '',
  ) {
    super(detail ? `${WORDS[reason]} (${detail})` : WORDS[reason]);
    this.name = 'BackupRefused';
  }
}
