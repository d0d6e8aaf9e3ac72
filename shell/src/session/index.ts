export { useSession } from './session-context';
export { SessionProvider } from './session-provider';
export type { Session } from './session-state';
export { clearVerified, wasVerifiedLately } from './verified-at';
