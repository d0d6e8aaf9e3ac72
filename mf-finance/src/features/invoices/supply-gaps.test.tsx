import { expectText, renderInShell } from '@dwang/testing/web';
import { screen } from '@testing-library/react';
import { anInvoice } from '../../testing/invoice-data';
import { SupplyGaps } from './supply-gaps';

const nobody = {
  name: '',
  contact: '',
  email: '',
  phone: '',
  address: '',
  gstNumber: '',
  bankAccount: '',
  tradingName: '',
  nzbn: '',
  website: '',
  country: 'NZ',
};

test('a dear invoice without a GST number and a way to reach the client says both, and leads to where they are kept', async () => {
  const invoice = anInvoice({
    status: 'draft',
    clientId: 5,
    total: '1150.00',
    tax: '150.00',
    seller: { ...nobody, name: 'Kauri & Sons' },
    buyer: { ...nobody, name: 'Tāmaki Homes' },
  });
  renderInShell(<SupplyGaps invoice={invoice} />);
  await expectText(
    "Missing on this invoice: your GST number and the client's address, phone number, email, NZBN, website or trading name",
  );
  expect(screen.getByRole('link', { name: 'Complete your company' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'Complete the client' })).toHaveAttribute('href', '/jobs/clients/5');
});

test('a small invoice that charges GST without a GST number says so, and one without GST does not', async () => {
  const seller = { ...nobody, name: 'Kauri & Sons', bankAccount: '01-0902-0068389-00' };
  const small = anInvoice({ status: 'draft', total: '115.00', tax: '15.00', seller });
  const { unmount } = renderInShell(<SupplyGaps invoice={small} />);
  await expectText('GST is charged, but your company has no GST number');
  expect(screen.getByRole('link', { name: 'Enter your number' })).toHaveAttribute('href', '/profile');
  unmount();
  renderInShell(<SupplyGaps invoice={anInvoice({ status: 'draft', total: '100.00', tax: '0.00', seller })} />);
  expect(screen.queryByText(/GST is charged/)).toBeNull();
});
