import { AuthStatus, LoginRequest, LoginResponse, RegisterRequest, RegisterResponse, User as UserView } from '@dwang/contracts';
import {
  Answers,
  AnswersNothing,
  BeforeSecondStep,
  CurrentScope,
  clearSessionCookie,
  NotReplayed,
  Public,
  PublicOrigin,
  readSessionToken,
  type Scope,
  type ScopedRequest,
  SecurityLog,
  SignedOut,
  SignInLimit,
} from '@dwang/platform';
import { Body, Controller, Get, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { EmailConfirmations } from '../emails/email-confirmations.service';
import { Sessions } from '../sessions/sessions.service';
import { Entrance } from '../sign-in/entrance.service';
import { LoginGuard } from '../sign-in/login.guard';
import { CurrentUser } from './current-user.service';
import { Registration } from './registration.service';

@Controller('auth')
export class AuthController {
  constructor(
    @Inject(Registration) private readonly registration: Registration,
    @Inject(Entrance) private readonly entrance: Entrance,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(CurrentUser) private readonly currentUser: CurrentUser,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(EmailConfirmations) private readonly confirmations: EmailConfirmations,
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
  ) {}

  @Post('register')
  @Public()
  @SignInLimit()
  @NotReplayed()
  @Answers(RegisterResponse, 201)
  async register(@Body({ schema: RegisterRequest }) body: z.output<typeof RegisterRequest>, @Req() request: FastifyRequest) {
    const user = await this.registration.register(body);
    this.confirmations.begin(user.id, this.origin.of(request));
    return { user };
  }

  @Post('login')
  @Public()
  @SignInLimit()
  @NotReplayed()
  @UseGuards(LoginGuard)
  @Answers(LoginResponse)
  login(
    @Body({ schema: LoginRequest }) { isShared = false }: z.output<typeof LoginRequest>,
    @Req() request: FastifyRequest & { user: { id: number } },
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.entrance.afterPassword(request.user.id, request, reply, isShared);
  }

  @Post('logout')
  @Public()
  @NotReplayed()
  @AnswersNothing()
  async logout(@Req() request: ScopedRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const token = readSessionToken(request);
    if (token !== null) await this.sessions.end(token);
    if (request.scope) await this.security.note('sign-out.done');
    clearSessionCookie(request, reply);
  }

  @Get('status')
  @Public()
  @Answers(AuthStatus)
  status(@Req() request: ScopedRequest) {
    return { authenticated: Boolean(request.scope) };
  }

  @Get('user')
  @BeforeSecondStep()
  @Answers(UserView)
  async user(@CurrentScope() scope: Scope) {
    const view = await this.currentUser.view(scope.userId, scope.lacksSecondStep === 'company');
    if (!view) throw new SignedOut();
    return view;
  }
}
