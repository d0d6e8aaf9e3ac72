export { checkBankAccount } from './bank-account';
export { checkGstNumber } from './gst-number';
export type { NumberCheck } from './number-check';
export { checkNzbn } from './nzbn';
export { checkPeppolId, PEPPOL_SCHEMES, type PeppolScheme, splitPeppolId } from './peppol-id';
