import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import { Mail, MailFailure, type NewMail, type RefusedReceiver } from './mail';

const PATIENCE_MS = 10_000;
/** The server needs time for what it was given: to give up early would leave open whether it took the letter. */
const ANSWER_PATIENCE_MS = 60_000;
const LONGEST_REASON = 250;

/** Hands letters to the mail server of `SMTP_URL`, each over a connection of its own. */
export class SmtpMail extends Mail {
  readonly isOn = true;
  private readonly settings;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: ANSWER_PATIENCE_MS };
    this.settings = { url, ...patience, disableFileAccess: true, disableUrlAccess: true };
  }

  /** Connects and signs in, and sends nothing; throws what the server said. */
  async check(): Promise<void> {
    const transport = createTransport(this.settings);
    try {
      await transport.verify();
    } catch (error) {
      throw new Error(reasonOf(error as Refusal));
    } finally {
      transport.close();
    }
  }

  async send({ to, cc = [], fromName, attachments, ...letter }: NewMail): Promise<RefusedReceiver[]> {
    const transport = createTransport(this.settings);
    let isHandedOver = false;
    transport.use('stream', (mail, done) => {
      mail.message.transform(() => untilEnd(() => (isHandedOver = true)));
      done();
    });
    try {
      const plain = (address: string) => ({ name: '', address });
      const { rejectedErrors = [] } = await transport.sendMail({
        ...letter,
        from: fromName ? { name: fromName, address: addressIn(this.from) } : this.from,
        to: plain(to),
        cc: cc.map(plain),
        attachments: attachments ?? [],
      });
      return (rejectedErrors as Refusal[]).map((error) => ({ address: error.recipient ?? '', reason: reasonOf(error) }));
    } catch (error) {
      throw failureOf(error as Refusal, isHandedOver);
    } finally {
      transport.close();
    }
  }
}

interface Refusal extends Error {
  code?: string;
  /** The server's answer as a number: 4xx not now, 5xx not at all. */
  responseCode?: number;
  response?: string;
  recipient?: string;
}

/** Passes everything on and tells when the last of it has gone by. */
const untilEnd = (onEnd: () => void): Transform =>
  new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => {
      onEnd();
      done();
    },
  });

function failureOf(error: Refusal, isHandedOver: boolean): MailFailure {
  const reason = reasonOf(error);
  const cause = { cause: error };
  if (error.code === 'EAUTH') return new MailFailure('later', reason, cause);
  if (error.responseCode) return new MailFailure(error.responseCode >= 500 ? 'never' : 'later', reason, cause);
  if (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') return new MailFailure('never', reason, cause);
  return new MailFailure(isHandedOver ? 'unknown' : 'later', reason, cause);
}

const reasonOf = ({ response, message }: Refusal): string => (response || message).replace(/\s+/g, ' ').slice(0, LONGEST_REASON);

/** `Dwang <no-reply@example.nz>` → `no-reply@example.nz` */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
