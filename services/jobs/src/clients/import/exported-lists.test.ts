import type { Client, ImportReport } from '@dwang/contracts';
import { csvLine } from '@dwang/domain';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../../index';
import { guessColumns } from './columns';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  owner = await test.people.signUp();
});

const look = async (file: string, query: object = {}): Promise<ImportReport> => {
  const request = owner.agent.post('/api/clients/import').query(query).set('content-type', 'application/octet-stream');
  return (await request.send(Buffer.from(file)).expect(200)).body;
};
const bring = (file: string, query: object = {}) => look(file, { ...query, dryRun: false });
const clients = async (): Promise<Client[]> => (await owner.agent.get('/api/clients?limit=50').expect(200)).body.items;
const partsOf = async (id: number, what: 'contacts' | 'sites') =>
  (await owner.agent.get(`/api/clients/${id}/${what}`).expect(200)).body.items;
const file = (headings: readonly string[], ...rows: Readonly<Record<string, string>>[]): string =>
  [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))].map(csvLine).join('');
const none = { new: 0, contact: 0, matched: 0, twin: 0, skipped: 0, refused: 0 };

const XERO =
  '*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAttentionTo,POAddressLine1,POAddressLine2,POCity,PORegion,POPostalCode,POCountry,SAAttentionTo,SAAddressLine1,SACity,SARegion,SAPostalCode,SACountry,PhoneNumber,FaxNumber,MobileNumber,DDINumber,BankAccountName,BankAccountNumber,TaxNumber,DueDateSalesDay,Website,LegalName'.split(
    ',',
  );

it('reads contacts as Xero exports them (TR-221)', async () => {
  const report = await bring(
    file(XERO, {
      '*ContactName': 'Kauri Homes Ltd',
      EmailAddress: 'ana@kauri.example.nz',
      FirstName: 'Ana',
      LastName: 'Tautahi',
      POAddressLine1: 'PO Box 12',
      POCity: 'Ōtaki',
      POPostalCode: '5542',
      POCountry: 'Australia',
      SAAddressLine1: '1 Mill Road',
      SACity: 'Levin',
      MobileNumber: '021 555 012',
      BankAccountName: 'Kauri',
      Website: 'kauri.example.nz',
    }),
  );
  expect(report.counts).toEqual({ ...none, new: 1 });
  const [client] = await clients();
  expect(client).toMatchObject({
    name: 'Kauri Homes Ltd',
    contact: 'Ana Tautahi',
    email: 'ana@kauri.example.nz',
    phone: '021 555 012',
    address: 'PO Box 12\nŌtaki\n5542',
    country: 'AU',
    website: 'kauri.example.nz',
  });
  expect(await partsOf(client?.id ?? 0, 'sites')).toMatchObject([{ address: '1 Mill Road\nLevin' }]);
  const unused = report.columns.filter(({ use, samples }) => use === 'skip' && samples.length > 0);
  expect(unused.map(({ heading }) => heading)).toEqual(['BankAccountName']);
});

it('reads cards as MYOB exports them, companies and persons (TR-221)', async () => {
  const headings =
    'Co./Last Name,First Name,Card ID,Addr 1 - Line 1,- Line 2,- City,- State,- Postcode,- Country,- Phone # 1,- Email,- Contact Name,Addr 2 - Line 1';
  const report = await bring(
    `${headings}\nTōtara Ltd,,C1,Level 2,5 Quay St,Wellington,,6011,,04 555 0100,office@totara.example.nz,Rewi,\nSmith,Jane,C2,9 Tui St,,Ōtaki,,,,021 2,,,\n`,
  );
  expect(report.counts).toEqual({ ...none, new: 2 });
  expect(await clients()).toMatchObject([
    { name: 'Jane Smith', contact: '', address: '9 Tui St\nŌtaki', phone: '021 2' },
    { name: 'Tōtara Ltd', contact: 'Rewi', address: 'Level 2\n5 Quay St\nWellington\n6011', phone: '04 555 0100' },
  ]);
});

it('takes a homeowner without a company as a client of the own name, and keeps further numbers in the notes (TR-221)', async () => {
  await bring(
    'First Name,Last Name,Company,Home Street,Home City,Mobile Phone,Home Phone,E-mail Address\nJane,Doe,,1 Tui St,Ōtaki,021 1,06 555 01,j@example.nz\n',
  );
  expect((await clients())[0]).toMatchObject({
    name: 'Jane Doe',
    contact: '',
    address: '1 Tui St\nŌtaki',
    phone: '021 1',
    notes: 'Other phone: 06 555 01',
  });
});

it.each([
  [
    'Google',
    'Name Prefix|First Name|Last Name|Phonetic First Name|Organization Name|Organization Title|Notes|E-mail 1 - Label|E-mail 1 - Value|Phone 1 - Label|Phone 1 - Value|Address 1 - Street|Address 1 - City|Website 1 - Value',
    'skip|firstName|lastName|skip|name|contactRole|notes|skip|email|skip|phone|address|address|website',
  ],
  [
    'Outlook',
    'First Name|Last Name|Company|Job Title|Business Street|Business City|Home Street|Business Fax|Business Phone|E-mail Address|E-mail Type|Web Page',
    'firstName|lastName|name|contactRole|address|address|siteAddress|skip|phone|email|skip|website',
  ],
  [
    'Tradify',
    'Customer Name|Contact Name|Email|Phone|Mobile|Physical Address|Postal Address|Account Number',
    'name|contact|email|phone|phone|siteAddress|address|skip',
  ],
  ['a spreadsheet', 'Name|Company|Phone', 'contact|name|phone'],
])('knows the headings of %s (TR-221)', (_, headings, uses) => {
  expect(guessColumns(headings.split('|')).join('|')).toBe(uses);
});

it('makes one client of two people of one company, and knows both again (TR-221)', async () => {
  const two =
    'Company,First Name,Last Name,Email\nKauri Ltd,Ana,Rewi,ana@k.example.nz\nKAURI  Ltd,Tāne,Pou,tane@k.example.nz\nSmith,,,a@example.nz\nSmith,,,b@example.nz\n';
  const report = await look(two);
  expect(report.counts).toEqual({ ...none, new: 2, contact: 1, twin: 1 });
  expect(report.lines.find(({ outcome }) => outcome === 'twin')?.reason).toBe('Like line 4, with other details');
  await bring(two, { twins: 'skip' });
  const [kauri] = await clients();
  expect(kauri).toMatchObject({ name: 'Kauri Ltd', contact: 'Ana Rewi' });
  expect(await partsOf(kauri?.id ?? 0, 'contacts')).toMatchObject([{ name: 'Tāne Pou', email: 'tane@k.example.nz' }]);
  expect((await bring(two, { twins: 'skip' })).counts).toEqual({ ...none, matched: 3, skipped: 1 });
  const more = `${two}Kauri Ltd,Mere,Hau,\n`;
  expect((await bring(more, { twins: 'skip' })).counts).toEqual({ ...none, matched: 3, skipped: 1, contact: 1 });
  expect(await partsOf(kauri?.id ?? 0, 'contacts')).toHaveLength(2);
});

it('names beforehand what a further contact has no place for, unless the client says the same (TR-221)', async () => {
  const file =
    'Company,First Name,Last Name,Address,Notes\nKauri Ltd,Ana,Rewi,1 Rata St,\nKauri Ltd,Tāne,Pou,1 RATA St,\nKauri Ltd,Mere,Hau,9 Rimu Rd,Rings after 5\n';
  const reasons = async (text: string) =>
    (await look(text)).lines.filter(({ outcome }) => outcome === 'contact').map(({ reason }) => reason);
  const lost = 'A further contact of Kauri Ltd. These are not taken over: address “9 Rimu Rd”, notes “Rings after 5”';
  expect(await reasons(file)).toEqual([lost, 'A further contact of Kauri Ltd']);
  await bring(file);
  const more = 'Company,First Name,Last Name,Address\nKauri Ltd,Ana,Rewi,1 Rata St\nKauri Ltd,Hone,Pere,3 Kea Cl\n';
  expect(await reasons(more)).toEqual(['A further contact of Kauri Ltd. This is not taken over: address “3 Kea Cl”']);
});

it('reports a phone number of which a spreadsheet made a figure (TR-221)', async () => {
  const { lines } = await look('Name,Phone\nSmith,6.42156E+10\n');
  expect(lines).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('made 6.42156E+10 of the number') }]);
});
