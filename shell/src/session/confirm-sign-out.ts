import { confirmAction } from '@dwang/kit';

/** Before signing out with unsent work: says how much stays here, and for whom. True when the person goes on. */
export async function confirmSignOut(unsent: number): Promise<boolean> {
  if (unsent === 0) return true;
  const things = unsent === 1 ? '1 thing on this device is' : `${unsent} things on this device are`;
  const it = unsent === 1 ? 'It stays here for you and is sent' : 'They stay here for you and are sent';
  return confirmAction({
    title: 'Sign out with unsent work?',
    text: `${things} not sent yet. ${it} when you sign in again.`,
    confirm: 'Sign out',
    cancel: 'Stay signed in',
  });
}
