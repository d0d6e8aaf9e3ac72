export { AppErrorBoundary } from './error/app-error-boundary';
export {
  HelpScreen,
  LoginScreen,
  NotFoundScreen,
  NotificationsScreen,
  ProfileScreen,
  RegisterScreen,
  SettingsScreen,
  UnsentScreen,
} from './late-screens';
