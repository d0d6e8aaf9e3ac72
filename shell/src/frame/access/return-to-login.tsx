import { Alert, Button, useNavigate } from '@dwang/kit';
import { useSession } from '../../session';
import './access.css';

/** The server knows the session but not whose it is: the only way on is to sign in again. */
export function ReturnToLogin() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut().catch(() => undefined);
    navigate('/login', { replace: true });
  };
  return (
    <main className="shell-lone">
      <Alert type="error" showIcon title="Authentication error. Please try logging in again." />
      <Button type="primary" onClick={() => void leave()}>
        Return to Login
      </Button>
    </main>
  );
}
