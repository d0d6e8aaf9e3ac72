/** Payment claims, payment schedules and retentions under the Construction Contracts Act 2002. */
export * from './claim-clock';
export * from './claim-gaps';
export * from './due-day';
export * from './retention-plan';
export { addClaimDays, claimDaysBetween } from './working-days';
