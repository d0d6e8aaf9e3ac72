import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { entryPage, FakeServer, invoicePage, projectPage } from '../testing/fake-server';
import { aSummary } from '../testing/invoice-data';
import { anEntry } from '../testing/job-data';
import { renderScreen } from '../testing/render-screen';
import CombinedRoute from './combined.route';
import InvoicesRoute from './invoices.route';

interface List {
  call: string;
  route: string;
  address?: string;
  Screen: ComponentType;
  pageOf: (id: number, name: string) => { items: object[]; totals: object };
}

const invoices = (id: number, clientName: string) => invoicePage([aSummary({ id, clientName })]);
const LISTS: Record<string, List> = {
  invoices: { call: 'GET /invoices', route: '/invoices', Screen: InvoicesRoute, pageOf: invoices },
  'invoices of the finance screen': { call: 'GET /invoices', route: '/combined', Screen: CombinedRoute, pageOf: invoices },
  'time entries': {
    call: 'GET /time-entries',
    route: '/combined',
    address: '/combined?tab=timesheets',
    Screen: CombinedRoute,
    pageOf: (id, projectName) => entryPage([anEntry({ id, uid: `entry-${id}`, projectName })]),
  },
};

jest.setTimeout(60_000);

it.each(Object.entries(LISTS))('%s: the next page stands behind the first', async (_, list) => {
  const { call, route, address = route, Screen, pageOf } = list;
  const fake = new FakeServer()
    .on('GET /projects', () => projectPage([]))
    .on(call, ({ query }) =>
      query.get('cursor')
        ? { ...pageOf(2, 'Pōneke Homes'), nextCursor: null }
        : { ...pageOf(1, 'Smith Whānau'), nextCursor: 'next' },
    );
  fake.install();
  const { person } = renderScreen(Screen, route, address);
  expect(await screen.findByText('Smith Whānau')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Pōneke Homes')).toBeVisible();
  expect(screen.getByText('Smith Whānau')).toBeVisible();
  expect(fake.sentTo(call).at(-1)?.query.get('cursor')).toBe('next');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument());
});
