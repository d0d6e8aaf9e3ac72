import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer, Refusal } from '../../testing/fake-server';
import { aSummary } from '../../testing/invoice-data';
import { aPortalQuote } from '../../testing/quote-data';
import { renderScreen } from '../../testing/render-screen';
import PortalPapersPart from './portal-papers';

const Page = () => <PortalPapersPart token="secret" timeZone="Pacific/Auckland" />;
const open = (address?: string) => renderScreen(Page, '/portal/secret', address);

function serverWith(quote = aPortalQuote()): FakeServer {
  const invoice = aSummary({ invoiceNumber: 'INV-2026-11042', dueDate: '2099-12-04', status: 'sent' });
  const payBy = { bankAccount: '01-0902-0068389-00', payee: 'Hōne Building Ltd' };
  const server = new FakeServer()
    .on('GET /portal-papers/secret', () => ({ quotes: [quote], invoices: [invoice], payBy }))
    .on('GET /portal-papers/secret/quotes/12', () => quote);
  server.install();
  return server;
}

jest.setTimeout(60_000);

it('shows the client their quotes, and their invoices with how to pay', async () => {
  serverWith();
  const { person } = open();
  expect(await screen.findByText('Waiting for you')).toBeVisible();
  const pay = within(screen.getByRole('region', { name: 'How to pay INV-2026-11042' }));
  for (const text of ['01-0902-0068389-00', 'Ngati Whatua', '2026-11042', '$115.00']) expect(pay.getByText(text)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Read QU-2026-11001' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/portal/secret?quote=12');
});

it('lets the total follow the choice, and accepts what is chosen under the typed name', async () => {
  const server = serverWith();
  server.on('POST /portal-papers/secret/quotes/12/accept', () => aPortalQuote({ status: 'accepted' }));
  const { person } = open('/portal/secret?quote=12');
  await person.click(await screen.findByRole('radio', { name: /Glass railing/ }));
  await person.click(screen.getByRole('checkbox', { name: /Stain/ }));
  await person.type(screen.getByLabelText('Your name'), 'Hannah Smith');
  await person.click(screen.getByRole('button', { name: 'Accept for $2,127.50' }));
  await waitFor(() => expect(server.sentTo('POST /portal-papers/secret/quotes/12/accept')).toHaveLength(1));
  expect(server.sentTo('POST /portal-papers/secret/quotes/12/accept')[0]?.body).toEqual({
    name: 'Hannah Smith',
    lineIds: expect.arrayContaining([3, 4]),
  });
});

it('asks for a name, says why an answer was refused, and keeps what was typed', async () => {
  serverWith().on(
    'POST /portal-papers/secret/quotes/12/accept',
    () => new Refusal(409, 'This quote has expired. Please ask for a new one.'),
  );
  const { person } = open('/portal/secret?quote=12');
  await person.click(await screen.findByRole('button', { name: 'Accept for $1,610.00' }));
  expect(await screen.findByText('Please enter your name')).toBeVisible();
  await person.type(screen.getByLabelText('Your name'), 'Hannah');
  await person.click(screen.getByRole('button', { name: 'Accept for $1,610.00' }));
  expect(await screen.findByText('This quote has expired. Please ask for a new one.')).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveValue('Hannah');
});

it('offers no answer to a quote that has expired', async () => {
  serverWith(aPortalQuote({ status: 'expired', expiryDate: '2026-11-21' }));
  open('/portal/secret?quote=12');
  expect(await screen.findByText('This quote expired on 21 Nov 2026')).toBeVisible();
  expect(screen.queryByLabelText('Your name')).toBeNull();
  expect(screen.getByRole('radio', { name: /Glass railing/ })).toBeDisabled();
});

it('TR-119 shows the client which lines bear no GST, and each sum as they choose', async () => {
  const lines = aPortalQuote().lines.map((line) => (line.id === 4 ? { ...line, gstKind: 'zero-rated' as const } : line));
  serverWith(aPortalQuote({ lines }));
  const { person } = open('/portal/secret?quote=12');
  expect(await screen.findByText('zero-rated')).toBeVisible();
  const totals = () => screen.getByRole('region', { name: 'Totals' });
  expect(totals()).toHaveTextContent(/^Subtotal\$1,400\.00GST \(15%\)\$210\.00Total\$1,610\.00/);
  await person.click(screen.getByRole('checkbox', { name: /Stain/ }));
  await waitFor(() =>
    expect(totals()).toHaveTextContent(/^Taxed at 15%\$1,400\.00Zero-rated\$150\.00GST \(15%\)\$210\.00Total\$1,760\.00/),
  );
  expect(screen.getByRole('button', { name: 'Accept for $1,760.00' })).toBeVisible();
});
