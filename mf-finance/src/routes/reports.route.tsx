import { ReportsScreen } from '../features/reports';

/** /reports. */
export default function ReportsRoute() {
  return <ReportsScreen />;
}
