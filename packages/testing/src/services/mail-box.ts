import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * What the server does with a letter. `later` and `never` are its refusals; `hang up` cuts the connection before it is given the letter,
 * `lose` after it has kept the letter and before it says so.
 */
export type Mood = 'take' | 'later' | 'never' | 'hang up' | 'lose';

/** A mail server that keeps what it is given. */
export class MailBox {
  private readonly moods: Mood[] = [];
  private readonly letters: { to: string; text: string; isRead: boolean }[] = [];
  private wake: (() => void)[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      if (this.moods[0] !== 'hang up') return done();
      this.moods.shift();
      this.hangUp();
    },
    onData: (stream, session, done) => {
      text(stream).then((letter) => {
        const mood = this.moods.shift() ?? 'take';
        if (mood === 'later') return done(refusal(451, 'Please try again later'));
        if (mood === 'never') return done(refusal(550, 'No such mailbox here'));
        for (const { address } of session.envelope.rcptTo)
          this.letters.push({ to: address, text: unfold(letter), isRead: false });
        if (mood === 'lose') this.hangUp();
        for (const resume of this.wake.splice(0)) resume();
        if (mood !== 'lose') done();
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

  /** The next letter to an address, with these words, that was not read yet; waits for it. */
  async next(to: string, words = ''): Promise<string> {
    while (true) {
      const letter = this.letters.find((one) => one.to === to && !one.isRead && one.text.includes(words));
      if (letter) {
        letter.isRead = true;
        return letter.text;
      }
      await new Promise<void>((resume) => this.wake.push(resume));
    }
  }

  /** How it takes the next letters, one after the other; those after them it takes. */
  will(...moods: Mood[]): void {
    this.moods.push(...moods);
  }

  sentTo(to: string, words = ''): number {
    return this.letters.filter((letter) => letter.to === to && letter.text.includes(words)).length;
  }

  private hangUp(): void {
    for (const { _socket } of this.server.connections as Set<{ _socket: { destroy(): void } }>) _socket.destroy();
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** Joins the lines that quoted-printable breaks; the end of an attachment may look like one. */
const unfold = (letter: string): string => letter.replace(/=\r\n(?!\r\n|--)/g, '');
