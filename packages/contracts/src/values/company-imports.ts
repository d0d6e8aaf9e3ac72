/** Bytes of each piece but the last one in which an export of a company is sent: what a slow line takes in a few seconds. */
export const IMPORT_PIECE = 4 * 1024 * 1024;
/** The largest export that is taken, in bytes: many years of photos of a busy company. */
export const MAX_COMPANY_IMPORT = 64 * 1024 ** 3;
