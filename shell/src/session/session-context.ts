import { createContext, useContext } from 'react';
import type { Session } from './session-state';

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in. Throws outside `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used inside SessionProvider');
  return session;
}
