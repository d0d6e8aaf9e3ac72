/** Longest description of a situation, in characters. */
export const MAX_SITUATION = 2000;
