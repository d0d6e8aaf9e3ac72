export { AppErrorBoundary } from './error/app-error-boundary';
export {
  ConfirmEmailScreen,
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
  SharedEstimateScreen,
  UnsentScreen,
} from './late-screens';
