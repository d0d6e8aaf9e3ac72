import { useAppInfo } from '@dwang/client';
import { LoadingBar, Navigate, useLocation } from '@dwang/kit';
import type { ReactNode } from 'react';
import { useSession } from '../../session';
import { InstallPrompt } from '../install-prompt/install-prompt';

/** Only a path inside this app: an address from elsewhere must never be where sign-in leads. */
function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}

/** The sign-in screens: whoever is signed in already goes on to where they were heading, else to the dashboard. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const { state } = useLocation();
  const { name } = useAppInfo();
  if (status === 'loading' && user) return <LoadingBar label="Checking your sign-in" />;
  if (status === 'signed-in') return <Navigate to={returnPath(state)} replace />;
  return (
    <>
      {children}
      <InstallPrompt name={name} delay={1000} isBanner />
    </>
  );
}
