import type { BankLine } from '@dwang/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBankLine, aStatement, aSuggestion, bankPage } from '../testing/bank-data';
import { FakeServer, invoicePage, Refusal } from '../testing/fake-server';
import { aSummary } from '../testing/invoice-data';
import { renderScreen } from '../testing/render-screen';
import BankRoute from './bank.route';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

/** A server with these lines, of which each is taken out of the list once something was done with it. */
function serverWith(lines: BankLine[]): FakeServer {
  const left = new Map(lines.map((line) => [line.id, line]));
  const fake = new FakeServer().on('GET /bank-lines', ({ query }) =>
    bankPage([...left.values()].filter(({ state }) => state === query.get('state'))),
  );
  for (const line of lines) {
    for (const [move, state] of [
      ['match', 'matched'],
      ['ignore', 'ignored'],
      ['undo', 'new'],
    ] as const) {
      fake.on(`POST /bank-lines/${line.id}/${move}`, () => {
        const matches = state === 'matched' ? (line.suggestions[0]?.parts ?? []).map((part) => ({ ...part, paymentId: 5 })) : [];
        const next = { ...line, state, matches };
        left.set(line.id, next);
        return next;
      });
    }
  }
  fake.install();
  return fake;
}
const open = (address = '/bank') => renderScreen(BankRoute, '/bank', address);
const dropFile = (name: string) => {
  const dataTransfer = { types: ['Files'], files: [new File(['Date,Amount'], name)] };
  fireEvent.drop(document, { dataTransfer });
};

describe('the bank lines', () => {
  it('shows what came, the invoice that it may pay and the reason, and accepts it with one press', async () => {
    const server = serverWith([aBankLine()]);
    const { person, notices } = open();
    const line = await screen.findByRole('listitem', { name: '$115.00 from Hemi Tāne' });
    for (const text of ['3 Mar 2026 · Deck · INV · 1', 'INV-1', 'Sure']) expect(within(line).getByText(text)).toBeVisible();
    expect(within(line).getByText(/the amount is what is open/)).toBeVisible();
    expect(screen.getByText('Statements are in up to 3 Mar 2026')).toBeVisible();
    await person.click(within(line).getByRole('button', { name: /Accept/ }));
    await waitFor(() => expect(notices).toEqual(['$115.00 matched - Hemi Tāne paid INV-1']));
    expect(server.sentTo('POST /bank-lines/1/match')[0]?.body).toEqual({ invoices: [{ invoiceId: 1, amount: '115.00' }] });
    await waitFor(() => expect(screen.queryByRole('listitem', { name: /from Hemi/ })).not.toBeInTheDocument());
  });

  it('is worked through by keyboard: the next line has the focus, arrows go on, I ignores', async () => {
    const server = serverWith([aBankLine(), aBankLine({ id: 2, payee: 'Mere' }), aBankLine({ id: 3, payee: 'Aroha' })]);
    const { person } = open();
    (await screen.findByRole('button', { name: 'Accept $115.00 from Hemi Tāne' })).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accept $115.00 from Mere' })).toHaveFocus());
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Accept $115.00 from Aroha' })).toHaveFocus();
    await person.keyboard('i');
    await waitFor(() => expect(server.sentTo('POST /bank-lines/3/ignore')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accept $115.00 from Mere' })).toHaveFocus());
  });

  it('keeps a line that could not be matched, with the reason', async () => {
    const server = serverWith([aBankLine()]);
    server.on('POST /bank-lines/1/match', () => new Refusal(409, 'This line is matched already. Undo that first.'));
    const { person, notices } = open();
    await person.click(await screen.findByRole('button', { name: /Accept/ }));
    await waitFor(() => expect(notices).toEqual(['Could not match - This line is matched already. Undo that first.']));
    expect(screen.getByRole('button', { name: /Accept/ })).toBeEnabled();
  });

  it('takes a match back from the list of the matched', async () => {
    const line = aBankLine({
      state: 'matched',
      suggestions: [],
      matches: [{ ...aSuggestion().parts[0], paymentId: 5 } as never],
    });
    const server = serverWith([line]);
    const { person } = open('/bank?state=matched');
    await person.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(server.sentTo('POST /bank-lines/1/undo')).toHaveLength(1));
    expect(await screen.findByText('Nothing matched yet.')).toBeVisible();
  });

  it('shares the money out to chosen invoices, and says what is left, and asks about what becomes credit (TR-101)', async () => {
    const server = serverWith([aBankLine({ amount: '150.00', suggestions: [] })]);
    server.on('GET /invoices', () =>
      invoicePage([
        aSummary({ id: 8, invoiceNumber: 'INV-8', balance: '115.00' }),
        aSummary({ id: 9, status: 'draft', invoiceNumber: null }),
      ]),
    );
    const { person } = open();
    expect(await screen.findByText('No open invoice fits.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /Choose for/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose invoices for $150.00' });
    await person.click(within(dialog).getByRole('button', { name: 'Match' }));
    expect(await within(dialog).findByText('Please choose an invoice.')).toBeVisible();
    await person.click(within(dialog).getByRole('combobox', { name: 'Add an invoice' }));
    await person.click(await screen.findByTitle(/INV-8/));
    expect(await within(dialog).findByText('$35.00 is left to share out.')).toBeVisible();
    const amount = within(dialog).getByLabelText('Amount for INV-8');
    await person.clear(amount);
    await person.type(amount, '150');
    expect(within(dialog).getByText(/\$35.00 more than that becomes the client's credit/)).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Match' }));
    expect(await screen.findByText(/You typed \$150\.00; \$115\.00 is open on INV-8/)).toBeVisible();
    expect(server.sentTo('POST /bank-lines/1/match')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Record $150.00' }));
    await waitFor(() =>
      expect(server.sentTo('POST /bank-lines/1/match')[0]?.body).toEqual({ invoices: [{ invoiceId: 8, amount: '150.00' }] }),
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('says what to do where there is nothing, and why the list failed', async () => {
    const server = serverWith([]);
    server.on('GET /bank-lines', () => new Refusal(404, 'The bank is closed.'));
    const { person } = open();
    expect(await screen.findByText('The bank is closed.')).toBeVisible();
    server.on('GET /bank-lines', () => bankPage([]));
    await person.click(screen.getByRole('button', { name: /Retry/ }));
    expect(await screen.findByText('No bank lines yet.')).toBeVisible();
  });
});

describe('the import', () => {
  it('shows what was understood of a dropped file before anything is kept, imports it and can be undone', async () => {
    const server = serverWith([]).on('DELETE /bank-imports/4', () => null);
    server.on('POST /bank-imports', ({ query }) => aStatement({ importId: query.get('dryRun') === 'true' ? null : 4 }));
    const { person, notices } = open();
    await screen.findByText('No bank lines yet.');
    dropFile('march.csv');
    expect(await screen.findByText('ANZ statement, 3 Mar 2026 to 31 Mar 2026')).toBeVisible();
    expect(screen.getByText('march.csv')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Import 1 line' }));
    await waitFor(() => expect(notices).toEqual(['1 bank line imported']));
    expect(server.sentTo('POST /bank-imports').map(({ query }) => [query.get('dryRun'), query.get('name')])).toEqual([
      ['true', 'march.csv'],
      ['false', 'march.csv'],
    ]);
  });

  it('asks for the columns that it does not know, and for leave to leave out what cannot be read', async () => {
    const server = serverWith([]);
    const columns = aStatement().columns.map((column) => ({ ...column, use: 'skip' as const }));
    const none = { new: 0, known: 0, alike: 0, out: 0, asked: 0, refused: 0 };
    server.on('POST /bank-imports', ({ query }) =>
      query.has('columns')
        ? aStatement({ counts: { ...none, new: 1, refused: 1 } })
        : aStatement({ columns, asksColumns: true, counts: none, lines: [] }),
    );
    const { person } = open();
    await screen.findByText('No bank lines yet.');
    dropFile('strange.csv');
    expect(await screen.findByText('Please say which columns hold the date and the amount.')).toBeVisible();
    await person.click(screen.getByRole('combobox', { name: /Betrag/ }));
    await person.click(await screen.findByTitle('Amount (in and out)'));
    await waitFor(() => expect(server.sentTo('POST /bank-imports').at(-1)?.query.get('columns')).toBe('skip,amount'));
    expect(await screen.findByText('1 line cannot be read.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Leave out' }));
    await person.click(screen.getByRole('button', { name: 'Import 1 line' }));
    await waitFor(() => expect(server.sentTo('POST /bank-imports').at(-1)?.query.get('leaveOutRefused')).toBe('true'));
  });

  it('asks which way money went, and sends what is said or leaves those lines out (TR-106)', async () => {
    const server = serverWith([]);
    const none = { new: 0, known: 0, alike: 0, out: 0, asked: 0, refused: 0 };
    const reason = 'The bank calls it DEBIT, but the amount is not negative.';
    const [line] = aStatement().lines;
    server.on('POST /bank-imports', ({ query }) =>
      query.has('inOutBy')
        ? aStatement({ format: 'ofx' })
        : aStatement({
            format: 'ofx',
            counts: { ...none, new: 1, asked: 1 },
            lines: [{ ...line, outcome: 'asked', reason } as never],
          }),
    );
    const { person } = open();
    await screen.findByText('No bank lines yet.');
    dropFile('march.ofx');
    expect(await screen.findByText(new RegExp(reason))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Go by the type' }));
    await waitFor(() => expect(server.sentTo('POST /bank-imports').at(-1)?.query.get('inOutBy')).toBe('type'));
    expect(await screen.findByRole('button', { name: 'Import 1 line' })).toBeEnabled();
  });

  it('asks whether amounts without a sign came in where no balance tells (TR-104)', async () => {
    const server = serverWith([]);
    const none = { new: 0, known: 0, alike: 0, out: 0, asked: 0, refused: 0 };
    const reason = 'The amount has no sign, and the balances do not tell which way it went.';
    const [line] = aStatement().lines;
    server.on('POST /bank-imports', ({ query }) =>
      query.has('inOutBy')
        ? aStatement()
        : aStatement({ counts: { ...none, new: 1, asked: 1 }, lines: [{ ...line, outcome: 'asked', reason } as never] }),
    );
    const { person } = open();
    await screen.findByText('No bank lines yet.');
    dropFile('march.csv');
    expect(await screen.findByText(/the amounts have no sign, and neither a type nor a balance tells/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go by the type' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'It came in' }));
    await waitFor(() => expect(server.sentTo('POST /bank-imports').at(-1)?.query.get('inOutBy')).toBe('sign'));
    expect(await screen.findByRole('button', { name: 'Import 1 line' })).toBeEnabled();
  });

  it('lets each of several lines be said to have come in (TR-104)', async () => {
    const server = serverWith([]);
    const none = { new: 0, known: 0, alike: 0, out: 0, asked: 0, refused: 0 };
    const [line] = aStatement().lines;
    const asked = (entry: number) => ({ ...line, entry, outcome: 'asked', reason: '“Payment” does not tell.' }) as never;
    server.on('POST /bank-imports', ({ query }) =>
      query.get('bring') === '2'
        ? aStatement({ counts: { ...none, new: 1, asked: 1 }, lines: [asked(1), { ...line, entry: 2 } as never] })
        : aStatement({ counts: { ...none, asked: 2 }, lines: [asked(1), asked(2)] }),
    );
    const { person } = open();
    await screen.findByText('No bank lines yet.');
    dropFile('march.csv');
    await screen.findByRole('button', { name: 'All came in' });
    await person.click(screen.getAllByRole('button', { name: 'It came in' })[1] as HTMLElement);
    await waitFor(() => expect(server.sentTo('POST /bank-imports').at(-1)?.query.get('bring')).toBe('2'));
    await person.click(await screen.findByRole('button', { name: 'It came in' }));
    expect(server.sentTo('POST /bank-imports').at(-1)?.query.get('inOutBy')).toBe('sign');
  });

  it('asks for the order of day and month where the file does not tell it (TR-111)', async () => {
    const server = serverWith([]);
    server.on('POST /bank-imports', ({ query }) => {
      const dayOrder = (query.get('dayOrder') ?? null) as 'monthFirst' | null;
      const none = { new: 0, known: 0, alike: 0, out: 0, asked: 0, refused: 0 };
      return dayOrder
        ? aStatement({ dayOrder, dayOrderBy: 'none' })
        : aStatement({ dayOrder, dayOrderBy: 'none', from: null, to: null, counts: none, lines: [] });
    });
    const { person } = open();
    await screen.findByText('No bank lines yet.');
    dropFile('march.csv');
    expect(await screen.findByText(/Please say which is right/)).toBeVisible();
    await person.click(screen.getByRole('combobox', { name: 'How dates are written' }));
    await person.click(await screen.findByTitle(/^Month first/));
    await waitFor(() => expect(server.sentTo('POST /bank-imports').at(-1)?.query.get('dayOrder')).toBe('monthFirst'));
    expect(await screen.findByRole('button', { name: 'Import 1 line' })).toBeEnabled();
  });

  it('says what a line was taken for, brings it when asked, and asks for the account (TR-110)', async () => {
    const server = serverWith([]);
    const none = { new: 0, known: 0, alike: 0, out: 0, asked: 0, refused: 0 };
    const reason = 'Taken for the line “Hemi Tāne · Deck” of march.csv.';
    const [line] = aStatement().lines;
    server.on('POST /bank-imports', ({ query }) =>
      aStatement({
        ...{ lacksAccount: true, accounts: ['Everyday'] },
        ...(query.get('bring') === '1'
          ? {}
          : { counts: { ...none, known: 1 }, lines: [{ ...line, outcome: 'known', reason } as never] }),
      }),
    );
    const { person } = open();
    await screen.findByText('No bank lines yet.');
    dropFile('april.csv');
    expect(await screen.findByText(new RegExp(reason))).toBeVisible();
    await person.type(screen.getByRole('combobox', { name: /Account of this statement/ }), 'Savings{Enter}');
    await waitFor(() => expect(server.sentTo('POST /bank-imports').at(-1)?.query.get('account')).toBe('Savings'));
    await person.click(await screen.findByRole('button', { name: 'Import too' }));
    expect(await screen.findByRole('button', { name: 'Leave out' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Import 1 line' }));
    await waitFor(() => {
      const { query } = server.sentTo('POST /bank-imports').at(-1) ?? {};
      expect(['dryRun', 'account', 'bring'].map((name) => query?.get(name))).toEqual(['false', 'Savings', '1']);
    });
  });
});
