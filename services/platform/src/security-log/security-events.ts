import type { Severity } from '@dwang/contracts';

/** What the security log knows, how grave it is, and how it reads. */
export const SECURITY_EVENTS = {
  'sign-in.done': ['low', 'Signed in'],
  'sign-in.failed': ['medium', 'Failed sign-in'],
  'sign-in.locked': ['high', 'Account locked after repeated failed sign-ins'],
  'sign-in.new-device': ['medium', 'Signed in from a new device'],
  'sign-out.done': ['low', 'Signed out'],
  'account.registered': ['low', 'Account registered'],
  'account.email-verified': ['low', 'E-mail address confirmed'],
  'account.closed': ['medium', 'Account closed'],
  'password.changed': ['medium', 'Password changed'],
  'password.asked': ['low', 'Password reset asked for'],
  'password.reset': ['medium', 'Password reset by link'],
  'sessions.ended': ['medium', 'Sessions ended'],
  'second-factor.added': ['medium', 'Second factor added'],
  'second-factor.removed': ['high', 'Second factor removed'],
  'second-factor.demanded': ['medium', 'Second factor demanded of a company'],
  'second-factor.released': ['high', 'Second factor no longer demanded of a company'],
  'second-factor.failed': ['medium', 'Wrong second factor'],
  'recovery-code.used': ['high', 'Recovery code used'],
  'passkey.added': ['medium', 'Passkey added'],
  'passkey.removed': ['medium', 'Passkey removed'],
  'refused.signed-out': ['low', 'Refused: not signed in'],
  'refused.role': ['medium', 'Refused: not allowed'],
  'refused.administrator': ['high', 'Refused: administrator area'],
  'refused.origin': ['high', 'Refused: request from another site'],
  'refused.user': ['medium', 'Refused: work of another user'],
  'refused.rate': ['medium', 'Refused: too many requests'],
  'admin.action': ['medium', 'Administrator action'],
  'backup.made': ['low', 'Backup completed'],
  'backup.failed': ['high', 'Backup failed'],
  'backup.taken': ['medium', 'Backup downloaded'],
  'backup.restored': ['high', 'Backup restored'],
  'console.opened': ['medium', 'Live log opened'],
} as const satisfies Record<string, readonly [Severity, string]>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
