import { Page, Panel } from '@dwang/kit';
import { ComingSoon } from '../parts/coming-soon';

/** `/models`. */
export default function ModelsRoute() {
  return (
    <Page title="3D Models">
      <Panel>
        <ComingSoon title="3D Models" />
      </Panel>
    </Page>
  );
}
