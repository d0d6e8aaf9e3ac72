import { ModelsScreen } from '../features/models/models-screen';

/** `/models`. */
export default function ModelsRoute() {
  return <ModelsScreen />;
}
