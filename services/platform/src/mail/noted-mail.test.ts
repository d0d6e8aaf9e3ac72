import { Log } from '../logs/log';
import { Mail, type NewMail, type RefusedReceiver } from './mail';
import type { MailLog, MailOutcome } from './mail-log.service';
import { NotedMail } from './noted-mail';

const LETTER: NewMail = {
  about: { kind: 'invoice', companyId: 1 },
  to: 'hemi@example.nz',
  cc: ['office@example.nz'],
  subject: 'Invoice',
  text: 'Kia ora',
};
const quiet = new Log({ NODE_ENV: 'test', LOG_LEVEL: 'silent' } as ConstructorParameters<typeof Log>[0]);

class Server extends Mail {
  readonly isOn = true;
  constructor(private readonly refused: RefusedReceiver[]) {
    super();
  }
  send(): Promise<RefusedReceiver[]> {
    return Promise.resolve(this.refused);
  }
}

function logOf(end: (outcome: MailOutcome) => void): MailLog {
  const log = { begin: async () => 1, end: async (_id: number, _mail: NewMail, outcome: MailOutcome) => end(outcome) };
  return log as unknown as MailLog;
}

it('holds a letter back from another try when only its copies were taken', async () => {
  const outcomes: MailOutcome[] = [];
  const refused = [{ address: LETTER.to, reason: '550 No such mailbox' }];
  const mail = new NotedMail(
    new Server(refused),
    logOf((outcome) => outcomes.push(outcome)),
    quiet,
  );
  expect(await mail.send(LETTER)).toEqual(refused);
  expect(outcomes).toEqual([
    { status: 'failed', reason: 'hemi@example.nz did not get it: 550 No such mailbox', isWithUs: false },
  ]);
});

it('holds up no letter when it cannot be noted', async () => {
  const broken = logOf(() => {
    throw new Error('The disk is full');
  });
  expect(await new NotedMail(new Server([]), broken, quiet).send(LETTER)).toEqual([]);
});
