import { AcceptQuote, DeclineQuote, Id, Invoice, Letterhead, PortalPapers, PortalQuote } from '@dwang/contracts';
import { Answers, Public, type ScopedRequest } from '@dwang/platform';
import { Body, Controller, Get, Header, Param, Post, Req } from '@nestjs/common';
import type { z } from 'zod';
import { PortalPapersService } from './portal-papers.service';

const Unfound = () => Header('x-robots-tag', 'noindex');
const TheId = () => Param('id', { schema: Id });

/** For whoever holds a client's private link; counted by the limit of requests per network. */
@Controller('portal-papers/:token')
@Public()
export class PortalPapersController {
  constructor(private readonly papers: PortalPapersService) {}

  @Get()
  @Answers(PortalPapers)
  @Unfound()
  list(@Param('token') token: string) {
    return this.papers.list(token);
  }

  @Get('letterhead')
  @Answers(Letterhead)
  @Unfound()
  letterhead(@Param('token') token: string) {
    return this.papers.letterhead(token);
  }

  @Get('quotes/:id')
  @Answers(PortalQuote)
  @Unfound()
  quote(@Param('token') token: string, @TheId() id: number) {
    return this.papers.quote(token, id);
  }

  @Post('quotes/:id/accept')
  @Answers(PortalQuote)
  @Unfound()
  accept(
    @Param('token') token: string,
    @TheId() id: number,
    @Req() { ip }: ScopedRequest,
    @Body({ schema: AcceptQuote }) body: z.output<typeof AcceptQuote>,
  ) {
    return this.papers.accept(token, id, ip, body);
  }

  @Post('quotes/:id/decline')
  @Answers(PortalQuote)
  @Unfound()
  decline(
    @Param('token') token: string,
    @TheId() id: number,
    @Req() { ip }: ScopedRequest,
    @Body({ schema: DeclineQuote }) body: z.output<typeof DeclineQuote>,
  ) {
    return this.papers.decline(token, id, ip, body);
  }

  @Get('invoices/:id')
  @Answers(Invoice)
  @Unfound()
  invoice(@Param('token') token: string, @TheId() id: number) {
    return this.papers.invoice(token, id);
  }
}
