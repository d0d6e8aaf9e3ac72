export { AppErrorBoundary } from './error/app-error-boundary';
export { ErrorScreen } from './error/error-screen';
export { HelpScreen, LoginScreen, NotFoundScreen, ProfileScreen, RegisterScreen, SettingsScreen } from './late-screens';
