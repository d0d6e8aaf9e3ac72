import { OptOut } from '@dwang/contracts';
import { Answers, NotReplayed, Public } from '@dwang/platform';
import { Controller, Get, Header, Param, Post } from '@nestjs/common';
import { OptOuts } from './opt-outs.service';

/** For whoever got a letter. Looking changes nothing, as mail programs look at links by themselves. */
@Controller('opt-outs/:token')
@Public()
export class OptOutsController {
  constructor(private readonly optOuts: OptOuts) {}

  @Get()
  @Answers(OptOut)
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  open(@Param('token') token: string) {
    return this.optOuts.open(token);
  }

  @Post()
  @NotReplayed()
  @Answers(OptOut)
  leave(@Param('token') token: string) {
    return this.optOuts.leave(token);
  }
}
