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
