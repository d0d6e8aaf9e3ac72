import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import type { User } from '../users/user.entity';
import { SignIn } from './sign-in.service';

/** Passport's strategy "local": reads the body that `LoginGuard` has checked. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(@Inject(SignIn) private readonly signIn: SignIn) {
    super({ usernameField: 'login', passwordField: 'password', session: false, passReqToCallback: true });
  }

  async validate(request: FastifyRequest, login: string, password: string): Promise<User | false> {
    return (await this.signIn.verify(login, password, request)) ?? false;
  }
}
