import { Alert, LoadingBar, Navigate, useLocation, useNavigate } from '@dwang/kit';
import { type ReactNode, useEffect } from 'react';
import { clearVerified, useSession, wasVerifiedLately } from '../../session';
import { ReturnToLogin } from './return-to-login';
import './access.css';

/** Long enough to read the sentence before the way back to sign-in. */
const READING_TIME = 2000;

/** Lets only signed-in people through; the others go to /login and come back here after signing in. */
export function AuthGuard({ children }: { children: ReactNode }) {
  const { status, user, hasLeft } = useSession();
  if (status === 'loading') return user && wasVerifiedLately() ? children : <LoadingBar label="Checking your sign-in" />;
  if (status === 'user-missing') return <ReturnToLogin />;
  if (status === 'failed') return <FailedCheck />;
  if (status === 'signed-out') return <ToLogin remembers={!hasLeft} />;
  return children;
}

function ToLogin({ remembers }: { remembers: boolean }) {
  const { pathname, search, hash } = useLocation();
  useEffect(clearVerified, []);
  return <Navigate to="/login" replace state={remembers ? { from: `${pathname}${search}${hash}` } : null} />;
}

function FailedCheck() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const from = `${pathname}${search}${hash}`;
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login', { replace: true, state: { from } }), READING_TIME);
    return () => clearTimeout(timer);
  }, [navigate, from]);
  return (
    <main className="shell-lone">
      <Alert type="error" showIcon title="An unexpected authentication error occurred. Redirecting to login..." />
    </main>
  );
}
