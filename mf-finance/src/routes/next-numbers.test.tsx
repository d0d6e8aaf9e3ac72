import type { NextNumbers } from '@dwang/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer, Refusal } from '../testing/fake-server';
import { renderScreen } from '../testing/render-screen';
import InvoicesRoute from './invoices.route';

const PATH = '/finance-settings/next-numbers';
const NUMBERS: NextNumbers = {
  month: '2026-11',
  invoice: { next: 13, number: 'INV-2026-11013' },
  quote: { next: 4, number: 'QU-2026-11004' },
  creditNote: { next: 1, number: 'CN-2026-11001' },
};

function open() {
  const server = new FakeServer().on(`GET ${PATH}`, () => NUMBERS);
  server.install();
  return { server, ...renderScreen(InvoicesRoute, '/invoices', '/invoices/sending') };
}

it('shows what comes next and raises only what was changed (TR-215)', async () => {
  const { server, person, notices } = open();
  const raised = { ...NUMBERS, invoice: { next: 57, number: 'INV-2026-11057' } };
  server.on(`PATCH ${PATH}`, () => raised);
  const invoice = await screen.findByLabelText('Next invoice');
  expect(invoice).toHaveValue('13');
  expect(screen.getByText('INV-2026-11013 comes next.')).toBeVisible();
  await person.clear(invoice);
  await person.type(invoice, '57');
  await person.click(screen.getByRole('button', { name: 'Save numbers' }));
  await waitFor(() => expect(notices).toEqual([expect.stringContaining('INV-2026-11057, QU-2026-11004, CN-2026-11001')]));
  expect(server.sentTo(`PATCH ${PATH}`).map(({ body }) => body)).toEqual([{ month: '2026-11', invoice: 57 }]);
});

it('says at the field why a number cannot be lowered (TR-215)', async () => {
  const { server, person } = open();
  const message = 'The next quote number is QU-2026-11004 already, and can only go up: choose 4 or more.';
  server.on(`PATCH ${PATH}`, () => new Refusal(409, message, [{ field: 'quote', message }], 'INVOICE.NUMBER_USED'));
  const quote = await screen.findByLabelText('Next quote');
  await person.clear(quote);
  await person.type(quote, '2');
  await person.click(screen.getByRole('button', { name: 'Save numbers' }));
  const field = quote.closest<HTMLElement>('.ant-form-item');
  expect(field && (await within(field).findByText(message))).toBeVisible();
});
