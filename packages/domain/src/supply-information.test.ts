import { type SupplyInformation, supplyGaps } from '.';

const nobody = { name: '', gstNumber: '', address: '', phone: '', email: '' };
const seller = { ...nobody, name: 'Kauri & Sons', gstNumber: '49-091-850' };
const noBuyer = { ...nobody, nzbn: '', website: '', tradingName: '' };
const buyer = { ...noBuyer, name: 'Tāmaki Homes', email: 'hemi@tamaki.example' };
const anInvoice = (parts: Partial<SupplyInformation> = {}): SupplyInformation => ({
  issueDate: '2026-11-28',
  total: '1150.00',
  tax: '150.00',
  lines: [{ description: 'Deck' }],
  seller,
  buyer,
  clientName: 'Tāmaki Homes',
  ...parts,
});
const gapsOf = (parts: Partial<SupplyInformation>) => supplyGaps(anInvoice(parts)).map(({ of, text }) => `${of}: ${text}`);

const NUMBER = 'seller: your GST number';
const REACH = "buyer: the client's address, phone number, email, NZBN, website or trading name";

test.each<[string, Partial<SupplyInformation>, string[]]>([
  ['whole', {}, []],
  ['200.00 needs no number', { total: '200.00', tax: '26.09', seller: { ...seller, gstNumber: '' } }, []],
  ['200.01 does', { total: '200.01', tax: '26.09', seller: { ...seller, gstNumber: ' ' } }, [NUMBER]],
  ['1,000.00 needs nothing of the buyer', { total: '1000.00', tax: '130.43', buyer: noBuyer, clientName: '' }, []],
  ['1,000.01 does', { total: '1000.01', tax: '130.44', buyer: noBuyer, clientName: '' }, ["buyer: the client's name", REACH]],
  ['a phone number is enough', { buyer: { ...noBuyer, name: 'Hemi', phone: '021 555 000' } }, []],
  ['an NZBN is enough (TR-121)', { buyer: { ...noBuyer, name: 'Hemi', nzbn: '9429033821733' } }, []],
  ['a website is enough (TR-121)', { buyer: { ...noBuyer, name: 'Hemi', website: 'hemi.example' } }, []],
  ['a trading name is enough (TR-121)', { buyer: { ...noBuyer, name: 'Hemi Ltd', tradingName: 'Hemi Decks' } }, []],
  ['the client stands in for the buyer', { buyer: { ...buyer, name: '' } }, []],
  ['not registered', { total: '5000.00', tax: '0.00', seller: { ...seller, gstNumber: '' }, buyer: noBuyer }, []],
  ['registered, without GST', { total: '5000.00', tax: '0.00', buyer: { ...noBuyer, name: 'Hemi' } }, [REACH]],
  ['no description', { total: '50.00', lines: [{ description: ' ' }] }, ['invoice: a description of each line']],
  ['no seller', { total: '50.00', seller: { ...seller, name: '' } }, ['seller: the name of your business']],
])('%s', (_, parts, gaps) => {
  expect(gapsOf(parts)).toEqual(gaps);
});
