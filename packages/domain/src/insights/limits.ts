/** House rules of the recommendations (issue 3); nobody publishes such limits. */
export const UNBILLED_DAYS = 14;
/** Percent of the estimate. */
export const HIGH_USE = 80;
/** How many points the cost may run ahead of the progress. */
export const AHEAD_POINTS = 20;
/** Below this share of the estimate a job has hardly begun, and its progress says little. Percent. */
export const HARDLY_BEGUN = 20;
