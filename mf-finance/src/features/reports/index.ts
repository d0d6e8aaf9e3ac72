export { ReportsScreen } from './reports-screen';
