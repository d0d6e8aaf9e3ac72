import { SharedEstimate } from '@dwang/contracts';
import { Answers, Public } from '@dwang/platform';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { EstimateLinks } from './estimate-links.service';

/** For whoever holds a link to an estimate; counted by the limit of requests per network. */
@Controller('shared-estimates/:token')
@Public()
export class SharedEstimatesController {
  constructor(private readonly links: EstimateLinks) {}

  @Get()
  @Answers(SharedEstimate)
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  open(@Param('token') token: string) {
    return this.links.open(token);
  }
}
