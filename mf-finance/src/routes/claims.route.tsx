import { ClaimsScreen } from '../features/claims';

/** /payment-claims. */
export default function ClaimsRoute() {
  return <ClaimsScreen />;
}
