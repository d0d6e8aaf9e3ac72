export { ClaimCard } from './claim-card';
export { ClaimsScreen } from './claims-screen';
