import type { Log } from '../logs/log';
import { Mail, MailFailure, type NewMail, type RefusedReceiver } from './mail';
import type { MailLog, MailOutcome } from './mail-log.service';

/** The one door through which all letters leave: it notes each, and what became of it. No letter is held up by a note that fails. */
export class NotedMail extends Mail {
  constructor(
    private readonly inner: Mail,
    private readonly mailLog: MailLog,
    private readonly log: Log,
  ) {
    super();
  }

  get isOn(): boolean {
    return this.inner.isOn;
  }

  async send(mail: NewMail): Promise<RefusedReceiver[]> {
    const begun = (await this.noting(() => this.mailLog.begin(mail.to, mail.about))) ?? null;
    const end = (outcome: MailOutcome) => this.noting(() => this.mailLog.end(begun, mail, outcome));
    try {
      const refused = await this.inner.send(mail);
      await end(this.isOn ? outcomeOf(mail, refused) : { status: 'failed', reason: 'No mail server is set', isWithUs: true });
      return refused;
    } catch (error) {
      await end(failure(error));
      throw error;
    }
  }

  private async noting<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      this.log.fault(error, { work: 'mail log' });
      return undefined;
    }
  }
}

/** The mail server took it for somebody at least; the receiver may be one of those whom it refused. */
function outcomeOf({ to }: NewMail, refused: readonly RefusedReceiver[]): MailOutcome {
  const reason = refused.map((one) => `${one.address} did not get it: ${one.reason}`).join(' ');
  return { status: refused.some(({ address }) => address === to) ? 'failed' : 'sent', reason, isWithUs: false };
}

function failure(error: unknown): MailOutcome {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof MailFailure && error.kind !== 'unknown') return { status: 'failed', reason, isWithUs: true };
  return { status: 'unknown', reason, isWithUs: false };
}
