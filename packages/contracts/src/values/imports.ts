/** Megabytes that one file of clients or prices may have. */
export const MAX_IMPORT_MB = 5;
