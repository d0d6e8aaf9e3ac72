export { RemindersButton } from './reminders-button';
