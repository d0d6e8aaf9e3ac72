import { ConstructionLoader, PageSkeleton } from '@dwang/kit';
import { lateScreen } from './late-screen';

const opening = (
  <div className="shell-opening">
    <ConstructionLoader />
  </div>
);
const page = <PageSkeleton variant="form" />;

export const LoginScreen = lateScreen(() => import('./sign-in/login-screen'), opening);
export const RegisterScreen = lateScreen(() => import('./sign-in/register-screen'), opening);
export const ForgotPasswordScreen = lateScreen(() => import('./sign-in/forgot-password-screen'), opening);
export const ResetPasswordScreen = lateScreen(() => import('./sign-in/reset-password-screen'), opening);
export const InvitationScreen = lateScreen(() => import('./sign-in/invitation-screen'), opening);
export const PortalScreen = lateScreen(() => import('./portal/portal-screen'), opening);
export const OptOutScreen = lateScreen(() => import('./portal/opt-out-screen'), opening);
export const ProfileScreen = lateScreen(() => import('./account/profile-screen'), page);
export const SettingsScreen = lateScreen(() => import('./account/settings-screen'), page);
export const HelpScreen = lateScreen(() => import('./help/help-screen'), page);
export const NotificationsScreen = lateScreen(() => import('./notifications/notifications-screen'), page);
export const UnsentScreen = lateScreen(() => import('./unsent/unsent-screen'), page);
export const NotFoundScreen = lateScreen(() => import('./error/not-found-screen'), page);
