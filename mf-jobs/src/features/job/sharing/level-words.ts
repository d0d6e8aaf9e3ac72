import type { ProjectLevel } from '@dwang/contracts';

export const LEVEL_OPTIONS: { value: ProjectLevel; label: string }[] = [
  { value: 'view', label: 'View only' },
  { value: 'edit', label: 'Edit' },
  { value: 'admin', label: 'Admin' },
];

export const LEVEL_TEXT =
  'View only reads the job and puts time on it. Edit adds notes, photos, tasks, files and progress. Admin manages it.';
