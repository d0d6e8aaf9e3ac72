/** Names of what the answers of the API hold. A write names those that it changes, and whatever shows them is read again. */
export const API_TAGS = [
  'Session',
  'Timer',
  'TimeEntry',
  'Project',
  'Client',
  'Invoice',
  'Dashboard',
  'Measurement',
  'AdminUser',
  'Weather',
  'Notification',
  'Insight',
  'Note',
  'Photo',
  'File',
  'Task',
  'SiteDay',
  'CalendarLink',
  'Resource',
  'Supplier',
  'Company',
  'Preferences',
  'Device',
  'Feedback',
] as const;

export type ApiTag = (typeof API_TAGS)[number];
