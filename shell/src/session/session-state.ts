import type { User } from '@dwang/contracts';

/**
 * - `loading`: the status call is under way; `user` is the one kept on this device, if any.
 * - `signed-in`: `isVerified` tells whether the server has confirmed it; without a network it has not, and work goes on.
 * - `user-missing`: the server knows the session, but its user cannot be had.
 * - `failed`: the check itself went wrong and nobody is kept on this device.
 */
export type SessionState =
  | { status: 'loading'; user: User | null }
  | { status: 'signed-in'; user: User; isVerified: boolean; hasLapsed?: boolean }
  | { status: 'signed-out'; user: null; hasLeft: boolean }
  | { status: 'user-missing'; user: null }
  | { status: 'failed'; user: null };

export interface Session {
  status: SessionState['status'];
  user: User | null;
  /** False until the server has confirmed the session. */
  isVerified: boolean;
  /** True when the person signed out by hand, so that the next sign-in starts at the dashboard. */
  hasLeft: boolean;
  /** True when the server has ended the session during work: what is on the screen stays, a dialog asks to sign in again. */
  hasLapsed: boolean;
  /** True when the company has begun to ask for a second step during work: a dialog leads to it over what is on the screen. */
  isHeld: boolean;
  /** Keeps the user on this device and opens the signed-in screens. `isShared`: others use it too; left out, as it was said last. */
  signIn(user: User, isShared?: boolean): Promise<void>;
  /** Clears this device, tells the server (its errors are ignored) and opens /login. */
  signOut(): Promise<void>;
}
