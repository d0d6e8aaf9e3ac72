export { AuthGuard } from './access/auth-guard';
export { SignedOutOnly } from './access/signed-out-only';
export { Frame } from './frame';
