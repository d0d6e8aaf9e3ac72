import { ConstructionLoader, Dialog, ErrorState, PageSkeleton } from '@dwang/kit';
import { latePart, lateScreen } from '../late';

const opening = (
  <div className="shell-opening">
    <ConstructionLoader />
  </div>
);
const page = <PageSkeleton variant="form" />;

export const LoginScreen = lateScreen('Sign in', () => import('./sign-in/login-screen'), opening);
export const RegisterScreen = lateScreen('Create Account', () => import('./sign-in/register-screen'), opening);
export const ForgotPasswordScreen = lateScreen('Password reset', () => import('./sign-in/forgot-password-screen'), opening);
export const ResetPasswordScreen = lateScreen('Password reset', () => import('./sign-in/reset-password-screen'), opening);
export const ConfirmEmailScreen = lateScreen('Confirm your email', () => import('./sign-in/confirm-email-screen'), opening);
export const InvitationScreen = lateScreen('Your invitation', () => import('./sign-in/invitation-screen'), opening);
export const DemandedStepScreen = lateScreen('One more step', () => import('./account/security/demanded-step-screen'), opening);
export const DemandedStepDialog = latePart(() => import('./account/security/demanded-step-dialog'), {
  waiting: null,
  renderFailure: (reason, retry) => (
    <Dialog open size="small" title="One more step" onClose={() => undefined} busy>
      <ErrorState title="The form could not be opened" reason={reason} onRetry={retry} />
    </Dialog>
  ),
});
export const PortalScreen = lateScreen('Your jobs', () => import('./portal/portal-screen'), opening);
export const SharedEstimateScreen = lateScreen('Estimate', () => import('./portal/shared-estimate-screen'), opening);
export const OptOutScreen = lateScreen('Letters', () => import('./portal/opt-out-screen'), opening);
export const ProfileScreen = lateScreen('Profile', () => import('./account/profile-screen'), page);
export const SettingsScreen = lateScreen('Settings', () => import('./account/settings-screen'), page);
export const HelpScreen = lateScreen('App Manual', () => import('./help/help-screen'), page);
export const NotificationsScreen = lateScreen('Notifications', () => import('./notifications/notifications-screen'), page);
export const UnsentScreen = lateScreen('Unsent work', () => import('./unsent/unsent-screen'), page);
export const NotFoundScreen = lateScreen('This page', () => import('./error/not-found-screen'), page);
