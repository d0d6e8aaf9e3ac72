import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';

/** Hashes with argon2id; the hash of nobody's password makes an unknown name take as long as a wrong password. */
@Injectable()
export class Passwords {
  /** What a hash costs; left out, the library's own measure. Only test apps, which make thousands of people, lower it. */
  cost: Pick<Options, 'memoryCost' | 'timeCost'> = {};
  private nobody: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFC'), this.cost);
  }

  /** What is stored and is no hash, as of an account that opens in another way or is closed, belongs to no password. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    this.nobody ??= this.hash('nobody has this password');
    const isHash = stored?.startsWith('$argon2') === true;
    const isRight = await verify(isHash ? stored : await this.nobody, password.normalize('NFC'));
    return isHash && isRight;
  }
}
