/** The form in which text is searched: lower case, marks stripped, so that "maori" finds "Māori". */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Several lines of an address as one. */
export const oneLine = (address: string): string => address.replaceAll(/\s*\n\s*/g, ', ').trim();
