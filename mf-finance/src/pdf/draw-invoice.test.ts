import { type DocumentFonts, drawDocument, drawInvoice } from '@dwang/papers';
import { loadFonts } from '@dwang/papers/browser';
import { fontFor, readFonts } from '@dwang/papers/server';
import { unprintableNotice } from '@dwang/papers/words';
import { readPdf } from '@dwang/testing/pdf';
import { aCreditNote, aLine, anInvoice, aParty, aPayment } from '../testing/invoice-data';

let fonts: DocumentFonts;
beforeAll(async () => {
  fonts = await readFonts();
});
const textOf = (...args: Parameters<typeof anInvoice>) => readPdf(drawInvoice(anInvoice(...args), fonts));

/** Each test reads its PDF in a process of its own. */
jest.setTimeout(60_000);

describe('drawInvoice', () => {
  it('RC-063: keeps macrons, the euro sign, dashes and typographic quotes as real text', () => {
    const [text] = textOf({ lines: [aLine({ description: 'Whāngārei – Ōtāhuhu kōrero’s €5' })] });
    expect(text).toContain('Whāngārei – Ōtāhuhu kōrero’s €5');
    expect(text).toContain('Hōne Building Ltd');
    expect(text).toContain('Ngāti Whātua Homes');
  });

  it('shows all that a New Zealand tax invoice must', () => {
    const [text] = textOf({
      invoiceNumber: 'INV-2026-11042',
      subtotal: '1450.00',
      tax: '217.50',
      total: '1667.50',
      notes: 'Ngā mihi',
    });
    for (const part of [
      'Tax invoice',
      'GST number 49-091-850',
      'INV-2026-11042',
      '20/11/2026',
      '04/12/2026',
      '8 Kōwhai Rd, Ōrākei',
      'Subtotal',
      '$1,450.00',
      'GST (15%)',
      '$217.50',
      'Total (NZD)',
      '$1,667.50',
      'Bank account 01-0902-0068389-00',
      'Ngā mihi',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('says by which terms it is due, and all by which the buyer is known (TR-121, TR-123, TR-124)', () => {
    const known = { tradingName: 'Harbour Decks', nzbn: '9429033821733', website: 'harbour.example', country: 'AU' };
    const [text = ''] = textOf({ paymentTerms: 'next-month-20', buyer: aParty(known) });
    for (const part of [
      '20th of the month following',
      'Trading as Harbour Decks',
      'Australia',
      'harbour.example',
      'NZBN 9429033821733',
    ])
      expect(text).toContain(part);
    const [bare] = textOf();
    expect(bare).not.toMatch(/Payment terms|NZBN|New Zealand/);
  });

  it('says on a payment claim all that section 20 asks for, and brings Form 1 on a page of its own', () => {
    const claim = {
      contract: 'Subcontract 14, Kererū Street',
      work: 'Framing of the west wing',
      periodFrom: '2026-09-01',
      periodTo: '2026-09-30',
      basis: 'As the lines say',
      formAttached: false,
      formText: 'The words that are prescribed',
    };
    const [page = '', form = ''] = textOf({ claim, total: '1150.00' });
    for (const part of [
      'This is a payment claim made under the Construction Contracts Act 2002.',
      'Subcontract 14, Kererū Street',
      'Framing of the west wing',
      '01/09/2026 to 30/09/2026',
      '$1,150.00, due 04/12/2026',
      'As the lines say',
    ])
      expect(page).toContain(part);
    expect(form).toContain('The words that are prescribed');
    expect(textOf({ claim, status: 'void' }).join()).not.toContain('payment claim');
  });

  it('writes hours that two decimals cannot hold by the clock, so that each line multiplies', () => {
    const hours = (quantity: string) => aLine({ kind: 'labour', quantity, unit: 'h', unitPrice: '85.55', amount: '199.62' });
    const [text = ''] = textOf({ lines: [hours('2.3333'), hours('1.3958'), hours('2.5000'), aLine({ quantity: '2.3333' })] });
    for (const part of ['2:20 h', '1:23:45 h', '2.5 h', '2.3333']) expect(text).toContain(part);
  });

  it('does not call a typed tax 15 per cent when it is not', () => {
    const [text] = textOf({ gst: 'typed', subtotal: '100.00', tax: '10.00', total: '110.00' });
    expect(text).not.toContain('15%');
  });

  it('RC-024: prints every step from the lines to what is left to pay, as the row has it', () => {
    const [text = ''] = textOf({
      lines: [aLine({ amount: '33.33' }), aLine({ amount: '100.00' })],
      linesTotal: '133.33',
      discount: { kind: 'percent', value: '12.50' },
      discountAmount: '16.67',
      subtotal: '116.66',
      tax: '17.50',
      total: '134.16',
      credited: '34.16',
      paid: '50.00',
      balance: '50.00',
      status: 'part_paid',
      terms: 'Late payment bears interest.',
      payments: [
        aPayment({ amount: '50.00', day: '2026-11-22', reference: 'Hēmi 42' }),
        aPayment({ amount: '77.77', removedAt: '2026-11-23T00:00:00.000Z' }),
      ],
      creditNotes: [aCreditNote({ creditNoteNumber: 'CN-2026-11001', reason: 'Boards returned', total: '34.16' })],
    });
    const inOrder = [
      ['Lines', '$133.33'],
      ['Discount (12.5%)', '-$16.67'],
      ['Subtotal', '$116.66'],
      ['GST (15%)', '$17.50'],
      ['Total (NZD)', '$134.16'],
      ['Credited', '-$34.16'],
      ['Paid', '-$50.00'],
      ['Balance due', '$50.00'],
    ].flat();
    let at = text.indexOf('Lines');
    for (const part of inOrder) {
      at = text.indexOf(part, at);
      expect(`${part} ${at >= 0 ? 'found' : 'missing'}`).toBe(`${part} found`);
    }
    for (const part of ['22/11/2026', 'Hēmi 42', 'CN-2026-11001', 'Boards returned', 'Late payment bears interest.'])
      expect(text).toContain(part);
    expect(text).not.toContain('$77.77');
  });

  it('says that prices include GST, or bear none', () => {
    const figures = { linesTotal: '115.00', subtotal: '100.00', tax: '15.00', total: '115.00' };
    const [inclusive] = textOf({ gst: 'inclusive', ...figures });
    for (const part of ['Lines, including GST', '$115.00', 'Subtotal, without GST', '$100.00', '$15.00'])
      expect(inclusive).toContain(part);
    const [none] = textOf({ gst: 'none', linesTotal: '115.00', subtotal: '115.00', tax: '0.00', total: '115.00' });
    expect(none).toContain('GST (none)');
    expect(none).not.toContain('15%');
  });

  it('asks for no money once nothing is open', () => {
    const [text] = textOf({ status: 'paid', paid: '115.00', balance: '0.00' });
    expect(text).not.toContain('How to pay');
  });

  it('makes a credit note with all that supply correction information must say', () => {
    const [text = ''] = readPdf(
      drawDocument(
        {
          kind: 'credit-note',
          note: aCreditNote({
            creditNoteNumber: 'CN-2026-11003',
            invoiceNumber: 'INV-2026-11042',
            issueDate: '2026-11-25',
            reason: 'Two boards were returned',
            lines: [aLine({ description: 'Kwila', amount: '20.00' })],
            discountAmount: '2.00',
            subtotal: '18.00',
            tax: '2.70',
            total: '20.70',
          }),
        },
        fonts,
      ),
    );
    for (const part of [
      'Credit note',
      'CN-2026-11003',
      '25/11/2026',
      'Corrects invoice',
      'INV-2026-11042',
      'Hōne Building Ltd',
      'GST number 49-091-850',
      'Supply correction information',
      'Two boards were returned',
      'Kwila',
      '-$2.00',
      '$18.00',
      '$2.70',
      'Total credited',
      '$20.70',
    ])
      expect(text).toContain(part);
  });

  it('calls the document an invoice when the seller shows no GST number', () => {
    const [text] = textOf({ seller: aParty({ gstNumber: '' }) });
    expect(text).not.toContain('Tax invoice');
    expect(text).toContain('Invoice');
  });

  it('marks every page of a void invoice and asks for no payment', () => {
    const pages = textOf({ status: 'void', lines: Array.from({ length: 80 }, () => aLine()) });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('VOID');
    expect(pages.join('')).not.toContain('How to pay');
  });

  it('prints Greek, Cyrillic, arrows, superscripts and check marks as real text (TR-218)', async () => {
    const description = '4.7 kΩ ✓ → 10⁴ mm² α Ωμέγα Иван Жуков √2 ✔ ⌀20';
    const seller = aParty({ name: 'Гаврилов и сын' });
    const invoice = anInvoice({ lines: [aLine({ description })], seller });
    const [text] = readPdf(drawInvoice(invoice, await readFonts(fontFor(invoice))));
    expect(text?.replace(/\s+/g, ' ')).toContain('4.7 kΩ ✓ → 10⁴ mm² α Ωμέγα Иван Жуков √2 ✓ Ø20');
    expect(text).toContain('Гаврилов и сын');
    expect(text).not.toContain('□');
  });

  it('loads the wide fonts for those papers only that need them (TR-218)', async () => {
    const loaded: string[] = [];
    const fetchBefore = globalThis.fetch;
    globalThis.fetch = (url) => {
      loaded.push(String(url).replace(/.*\//, ''));
      return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) } as Response);
    };
    try {
      const widthOf = async (description: string) => (await loadFonts(anInvoice({ lines: [aLine({ description })] }))).width;
      expect(await widthOf('Whāngārei – €5, 2 m² ½ → 3°')).toBe('narrow');
      expect(await widthOf('Site 👷🏽‍♀️ visit 工 done')).toBe('narrow');
      expect(loaded).toEqual(['inter-regular.ttf', 'inter-semibold.ttf', 'inter-regular.ttf', 'inter-semibold.ttf']);
      expect(await widthOf('4.7 kΩ')).toBe('wide');
      expect(loaded.slice(4)).toEqual(['inter-wide-regular.ttf', 'inter-wide-semibold.ttf']);
    } finally {
      globalThis.fetch = fetchBefore;
    }
  });

  it('names what cannot be printed and where it stands, and nothing that can (TR-218)', () => {
    const lines = [aLine({ description: 'kΩ ✓' }), aLine({ description: 'Site 👷🏽‍♀️ 👷🏽‍♀️ 工', unit: '工' })];
    expect(unprintableNotice(anInvoice({ lines, notes: 'Danke 🙏', seller: aParty({ address: '東京' }) }))).toEqual({
      title: 'Some characters cannot be printed',
      description: 'The PDF shows □ in place of: 東 京 in your company’s details; 👷🏽‍♀️ 工 in line 2; 🙏 in the notes.',
    });
    expect(unprintableNotice(anInvoice({ lines: [aLine({ description: '☐ Ω → ² ✔ Иван 𝐁' })] }))).toBeNull();
  });

  it('replaces what the font lacks by one box for each sign', () => {
    const [text] = textOf({ lines: [aLine({ description: 'Site 👷🏽‍♀️ visit 工 done' })] });
    expect(text).toContain('Site □ visit □ done');
  });

  it('RC-066: repeats the heading on each page of 2,000 lines and loses none', () => {
    const lines = Array.from({ length: 2000 }, (_, index) => aLine({ description: `Nail no. ${index}.` }));
    const pages = textOf({ lines });
    const all = pages.join('\n');
    expect(lines.filter((line) => !all.includes(line.description))).toEqual([]);
    for (const page of pages.slice(0, -1)) expect(page).toContain('Description');
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  });

  it('wraps long names and unbroken words inside their columns', () => {
    const word = 'q'.repeat(200);
    const name = `${'Te Whare Wānanga '.repeat(11)}Ltd`;
    const [text] = textOf({ lines: [aLine({ description: word })], seller: aParty({ name }) });
    expect(text?.replace(/[^q]/g, '')).toHaveLength(200);
    expect(text?.replace(/\s+/g, ' ')).toContain(name);
  });

  it('RC-065: lets a description of 12,000 signs flow over pages, whole, with the sums below it', () => {
    const words = Array.from({ length: 2000 }, (_, index) => `w${String(index).padStart(4, '0')}`);
    const pages = textOf({ lines: [aLine({ description: words.join(' ') })] });
    expect(pages.length).toBeGreaterThan(1);
    const all = pages.join(' ');
    expect(words.filter((word) => !all.includes(word))).toEqual([]);
    for (const page of pages) expect(page).toContain('Description');
    expect(pages.at(-1)).toContain('Total (NZD)');
  });

  it('lets a description taller than a page flow over', () => {
    const pages = textOf({ lines: [aLine({ description: Array.from({ length: 250 }, (_, row) => `r${row}`).join('\n') })] });
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.join('\n')).toContain('r249');
  });
});
