import { type DwangStore, Provider, useAppInfo } from '@dwang/client';
import { BrowserRouter, KitProvider, type RouteObject, useRoutes } from '@dwang/kit';
import { ChannelBanner, HostScope, remoteScreens, useRemotes } from './federation';
import { AuthGuard, Frame, SignedOutOnly } from './frame';
import {
  AppErrorBoundary,
  ConfirmEmailScreen,
  DemandedStepDialog,
  DemandedStepScreen,
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
} from './screens';
import { SessionProvider, useSession } from './session';

const ownScreens: RouteObject[] = [
  { path: '/profile', element: <ProfileScreen /> },
  { path: '/settings', element: <SettingsScreen /> },
  { path: '/notifications', element: <NotificationsScreen /> },
  { path: '/unsent', element: <UnsentScreen /> },
  { path: '/help', element: <HelpScreen /> },
  { path: '*', element: <NotFoundScreen /> },
];

/** Everything behind the sign-in: the frame, the remotes' screens and the shell's own. */
function SignedIn() {
  const { user, isHeld } = useSession();
  const remotes = useRemotes();
  const { off } = useAppInfo();
  const screen = useRoutes(user ? [...remoteScreens(remotes, user, off, <NotFoundScreen />), ...ownScreens] : []);
  if (!user) return null;
  if (user.lacksSecondStep) return <DemandedStepScreen />;
  return (
    <HostScope user={user}>
      <Frame>{screen}</Frame>
      {isHeld && <DemandedStepDialog />}
    </HostScope>
  );
}

const signedIn = (
  <AuthGuard>
    <SignedIn />
  </AuthGuard>
);

const routes: RouteObject[] = [
  {
    path: '/login',
    element: (
      <SignedOutOnly>
        <LoginScreen />
      </SignedOutOnly>
    ),
  },
  {
    path: '/register',
    element: (
      <SignedOutOnly>
        <RegisterScreen />
      </SignedOutOnly>
    ),
  },
  {
    path: '/forgot-password',
    element: (
      <SignedOutOnly>
        <ForgotPasswordScreen />
      </SignedOutOnly>
    ),
  },
  { path: '/reset-password', element: <ResetPasswordScreen /> },
  { path: '/confirm-email', element: <ConfirmEmailScreen /> },
  { path: '/invitation/:token', element: <InvitationScreen /> },
  { path: '/portal/:token', element: <PortalScreen /> },
  { path: '/shared-estimate/:token', element: <SharedEstimateScreen /> },
  { path: '/opt-out/:token', element: <OptOutScreen /> },
  { path: '/*', element: signedIn },
];

const Screens = () => useRoutes(routes);

/** The composition of the whole page, from the outside in. */
export function App({ store }: { store: DwangStore }) {
  return (
    <AppErrorBoundary>
      <Provider store={store}>
        <KitProvider>
          <BrowserRouter>
            <SessionProvider>
              <ChannelBanner />
              <Screens />
            </SessionProvider>
          </BrowserRouter>
        </KitProvider>
      </Provider>
    </AppErrorBoundary>
  );
}
