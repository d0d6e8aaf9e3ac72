import { CalendarLink, NewCalendarLink } from '@dwang/contracts';
import {
  Answers,
  AnswersFile,
  AnswersNothing,
  CurrentScope,
  NotFound,
  NotReplayed,
  Public,
  PublicOrigin,
  type Scope,
  type ScopedRequest,
} from '@dwang/platform';
import { Body, Controller, Delete, Get, Header, Inject, Param, Post, Req } from '@nestjs/common';
import type { z } from 'zod';
import { CalendarFeed } from './calendar-feed';
import { CalendarLinks } from './calendar-links.service';

const FILE = /^([\w-]{43})\.ics$/;

/** A person's private address for calendar apps, and the calendar that is read there without signing in. */
@Controller()
export class CalendarController {
  constructor(
    private readonly links: CalendarLinks,
    private readonly feed: CalendarFeed,
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
  ) {}

  @Get('calendar-link')
  @Answers(CalendarLink)
  read(@CurrentScope() scope: Scope) {
    return this.links.of(scope);
  }

  /** Its answer holds the secret: it is not kept for repetitions. */
  @Post('calendar-link')
  @NotReplayed()
  @Answers(CalendarLink, 201)
  renew(@CurrentScope() scope: Scope, @Body({ schema: NewCalendarLink }) body: z.output<typeof NewCalendarLink>) {
    return this.links.renew(scope, body);
  }

  @Delete('calendar-link')
  @AnswersNothing()
  revoke(@CurrentScope() scope: Scope) {
    return this.links.revoke(scope);
  }

  /** Whoever has the address may read it; counted by the limit of requests per network. */
  @Get('calendar/:file')
  @Public()
  @AnswersFile('text/calendar')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('cache-control', 'private, max-age=300')
  @Header('x-robots-tag', 'noindex')
  async calendar(@Param('file') file: string, @Req() request: ScopedRequest) {
    const token = FILE.exec(file)?.[1];
    const link = token ? await this.links.find(token) : null;
    const text = link && (await this.feed.write(link, this.origin.of(request)));
    if (!text) throw new NotFound('There is no such calendar. The address may have been renewed.');
    return text;
  }
}
