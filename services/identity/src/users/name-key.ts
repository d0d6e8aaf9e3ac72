const MAX_LENGTH = 250;

/** The form in which usernames and e-mail addresses are compared: "Hēmi" and "HĒMI" are one name, full-width letters too. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase().slice(0, MAX_LENGTH);
