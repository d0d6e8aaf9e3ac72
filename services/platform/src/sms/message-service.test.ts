import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MessageService } from './message-service';
import { internationalNumber } from './sms';

let asked: { url: string | undefined; authorization: string | undefined; form: Record<string, string> }[] = [];
let answer: [number, object] = [201, { sid: 'SM1', status: 'queued' }];
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    const { url, headers } = request;
    asked.push({ url, authorization: headers.authorization, form: Object.fromEntries(new URLSearchParams(text)) });
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
  });
});
let sms: MessageService;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sms = new MessageService({ url, account: 'AC1', token: 'secret', from: 'Dwang' });
});
beforeEach(() => {
  asked = [];
  answer = [201, { sid: 'SM1', status: 'queued' }];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('hands a message over in the protocol of the service', async () => {
  await sms.send('021 123 4567', 'Invoice INV-2026-11001 is overdue');
  expect(asked).toEqual([
    {
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
      form: { To: '+64211234567', From: 'Dwang', Body: 'Invoice INV-2026-11001 is overdue' },
    },
  ]);
});

it.each([
  [503, 'later'],
  [429, 'later'],
  [400, 'never'],
])('tells by status %i whether it may go another time', async (status, kind) => {
  answer = [status, { code: 21211, message: 'Invalid number' }];
  await expect(sms.send('021 123 4567', 'x')).rejects.toMatchObject({ kind, message: 'Invalid number' });
});

it('asks nobody about what is no phone number', async () => {
  await expect(sms.send('none', 'x')).rejects.toMatchObject({ kind: 'never' });
  expect(asked).toEqual([]);
});

it.each([
  ['021 123 4567', '+64211234567'],
  ['(07) 578-1234', '+6475781234'],
  ['+64 21 123 4567', '+64211234567'],
  ['0061 2 9999 8888', '+61299998888'],
  ['12', null],
])('reads %s as %s', (typed, number) => expect(internationalNumber(typed)).toBe(number));
