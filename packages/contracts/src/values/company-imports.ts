/** Bytes of each piece but the last one in which an export of a company is sent: what a slow line takes in a few seconds. */
export const IMPORT_PIECE = 4 * 1024 * 1024;
/** What a zip can hold at most, in bytes. */
export const MAX_COMPANY_IMPORT = 4 * 1024 ** 3 - 1;
