import { forgetServerClock, storeUser } from '@dwang/client';
import { aUser } from '@dwang/testing/web';

/** A device that nobody has used: no storage, no reading of the server's clock; `hēmi` is signed in. */
export function newDevice(): void {
  localStorage.clear();
  sessionStorage.setItem('dashboardLoaded', 'true');
  forgetServerClock();
  storeUser(aUser());
}
