import { ScheduleScreen } from '../features/schedule/schedule-screen';

/** /schedule: `?view=`, `date`, `person` and `project` say what is shown. */
export default function ScheduleRoute() {
  return <ScheduleScreen />;
}
