export { AppErrorBoundary } from './error/app-error-boundary';
export {
  ForgotPasswordScreen,
  HelpScreen,
  InvitationScreen,
  LoginScreen,
  NotFoundScreen,
  NotificationsScreen,
  OptOutScreen,
  PortalScreen,
  ProfileScreen,
  RegisterScreen,
  ResetPasswordScreen,
  SettingsScreen,
  UnsentScreen,
} from './late-screens';
