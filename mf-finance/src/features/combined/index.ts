export { TimesheetsTab } from './timesheets-tab';
