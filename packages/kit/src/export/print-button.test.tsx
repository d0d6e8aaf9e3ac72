import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintButton } from './print-button';

jest.mock('./table-pdf', () => ({ tablePdf: async () => new Blob(['%PDF'], { type: 'application/pdf' }) }));
afterEach(() => jest.restoreAllMocks());

async function* rowsOf(...names: string[]) {
  yield* names;
}
const list = { name: 'Invoices', columns: [{ title: 'Name', value: (name: string) => name }] };

function watchTab() {
  URL.createObjectURL = () => 'blob:list';
  const tab = { closed: false, close: jest.fn(), location: { replace: jest.fn() } };
  jest.spyOn(window, 'open').mockReturnValue(tab as never);
  return tab;
}

it('shows the list as a PDF in a tab of its own', async () => {
  const tab = watchTab();
  render(<PrintButton {...list} rows={() => rowsOf('INV-1')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:list'));
  expect(tab.close).not.toHaveBeenCalled();
});

it('closes the tab again when the list cannot be read', async () => {
  const tab = watchTab();
  const broken = async function* () {
    yield 'INV-1';
    throw new Error('gone');
  };
  render(<PrintButton {...list} rows={broken} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(tab.close).toHaveBeenCalled());
  expect(tab.location.replace).not.toHaveBeenCalled();
});
