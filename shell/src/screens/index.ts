export { AppErrorBoundary } from './error/app-error-boundary';
export {
  ForgotPasswordScreen,
  HelpScreen,
  InvitationScreen,
  LoginScreen,
  NotFoundScreen,
  NotificationsScreen,
  ProfileScreen,
  RegisterScreen,
  ResetPasswordScreen,
  SettingsScreen,
  UnsentScreen,
} from './late-screens';
