import { RetentionsScreen } from '../features/retentions';

/** /retentions. */
export default function RetentionsRoute() {
  return <RetentionsScreen />;
}
