/**
 * What a possible fall from a deck, platform or bridge asks for, in metres. Sources: Building Act 2004, Schedule 1, clause 24 (no consent where
 * nobody can fall more than 1.5 m, even if it collapses) and Building Code F4.3.1 (a barrier where people could fall 1 m or more).
 */
export const [DECK_CONSENT_ABOVE, DECK_BARRIER_FROM] = [1.5, 1];

/** A fall of just 1.5 m needs none. */
export const needsDeckConsent = (fall: number): boolean => fall > DECK_CONSENT_ABOVE;

/** A fall of just 1 m needs one. */
export const needsDeckBarrier = (fall: number): boolean => fall >= DECK_BARRIER_FROM;
