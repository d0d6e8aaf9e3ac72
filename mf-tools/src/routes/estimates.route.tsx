import { EmptyState, Page, Route, Routes } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { EstimateList, EstimateScreen } from '../features/estimator';
import { ToolPage } from '../parts/tool-page';

/** /estimates and, below it, a new one and each by its id. */
export default function EstimatesRoute() {
  if (useUser().role === 'contractor') {
    return (
      <Page title="Estimates">
        <EmptyState text="Estimates belong to the office." hint="Ask the owner of your business for what you need to know." />
      </Page>
    );
  }
  return (
    <ToolPage tool="materials">
      <Routes>
        <Route index element={<EstimateList />} />
        <Route path=":id" element={<EstimateScreen />} />
      </Routes>
    </ToolPage>
  );
}
