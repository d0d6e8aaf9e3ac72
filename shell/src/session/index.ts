export { endLeaving } from './leaving';
export { useSession } from './session-context';
export { SessionProvider } from './session-provider';
export { clearVerified, wasVerifiedLately } from './verified-at';
