import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { SmtpMail } from './smtp-mail';

/** A mail server that takes everything and keeps what it was told. */
let server: Server;
let receivers: string[];
let letter: string;
let mail: SmtpMail;

function answer(socket: Socket, told: string): void {
  if (/^DATA/i.test(told)) socket.write('354 go on\r\n');
  else if (/^RCPT TO:/i.test(told)) receivers.push(told.slice('RCPT TO:'.length).trim());
  if (!/^DATA/i.test(told)) socket.write('250 ok\r\n');
}

beforeEach(async () => {
  receivers = [];
  letter = '';
  server = createServer((socket) => {
    let isLetter = false;
    socket.write('220 here\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const text = data.toString();
      if (isLetter) letter += text;
      else answer(socket, text);
      if (/^DATA/i.test(text)) isLetter = true;
      if (!isLetter || !letter.endsWith('\r\n.\r\n')) return;
      isLetter = false;
      socket.write('250 taken\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  mail = new SmtpMail(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`, 'Dwang <no-reply@example.nz>');
});
afterEach(() => server.close());

const MORE = 'Bcc: stranger@example.com\r\nX-More: yes';
const headersOf = () => letter.split('\r\n\r\n')[0] ?? '';

it('writes no header that a subject or a name would bring along (TR-414)', async () => {
  await mail.send({
    about: { kind: 'invoice', companyId: 1 },
    to: 'mere@example.nz',
    subject: `Invoice\r\n${MORE}`,
    fromName: `Rawiri\r\n${MORE}`,
    text: 'Kia ora',
    attachments: [{ filename: `a\r\n${MORE}.pdf`, content: Buffer.from('x'), contentType: 'application/pdf' }],
  });
  expect(receivers).toEqual(['<mere@example.nz>']);
  expect(headersOf()).toMatch(/^To: mere@example\.nz$/m);
  expect(letter).not.toMatch(/^(Bcc|X-More):/im);
});

it.each(['mere@example.nz\r\nBcc: stranger@example.com', 'mere@example.nz, stranger@example.com'])(
  'sends nothing to a stranger whom the address %j would bring along (TR-414)',
  async (to) => {
    await mail.send({ about: { kind: 'invoice', companyId: 1 }, to, subject: 'Invoice', text: 'Kia ora' }).catch(() => undefined);
    expect(receivers).not.toContain('<stranger@example.com>');
    expect(letter).not.toMatch(/^Bcc:/im);
  },
);
