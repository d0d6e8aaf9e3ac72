import { ModelsScreen } from '../features/models/models-screen';
import { ToolPage } from '../parts/tool-page';

/** `/models`. */
export default function ModelsRoute() {
  return (
    <ToolPage tool="models">
      <ModelsScreen />
    </ToolPage>
  );
}
