import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it is given. */
export class MailBox {
  private readonly letters: { to: string; text: string; isRead: boolean }[] = [];
  private wake: (() => void)[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      text(stream).then((letter) => {
        for (const { address } of session.envelope.rcptTo)
          this.letters.push({ to: address, text: unfold(letter), isRead: false });
        for (const resume of this.wake.splice(0)) resume();
        done();
      }, done);
    },
  });

  static async open(): Promise<MailBox> {
    const box = new MailBox();
    box.server.listen(0, '127.0.0.1');
    await once(box.server.server, 'listening');
    return box;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** The next letter to an address that was not read yet; waits for it. */
  async next(to: string): Promise<string> {
    while (true) {
      const letter = this.letters.find((one) => one.to === to && !one.isRead);
      if (letter) {
        letter.isRead = true;
        return letter.text;
      }
      await new Promise<void>((resume) => this.wake.push(resume));
    }
  }

  sentTo(to: string): number {
    return this.letters.filter((letter) => letter.to === to).length;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** Joins the lines that quoted-printable breaks. */
const unfold = (letter: string): string => letter.replaceAll('=\r\n', '');
