/**
 * How the keys of people begin who came with an import: no username can hold a colon, and no address is without an @. They cannot sign in.
 * Whoever accepts an invitation to the same address in the same company becomes that person again, with all their hours.
 */
export const IMPORTED = 'imported:';
