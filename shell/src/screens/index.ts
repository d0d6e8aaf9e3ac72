export { AppErrorBoundary } from './error/app-error-boundary';
export { HelpScreen, LoginScreen, NotFoundScreen, ProfileScreen, RegisterScreen, SettingsScreen } from './late-screens';
