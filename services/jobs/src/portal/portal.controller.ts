import { Id, Portal } from '@dwang/contracts';
import { Answers, AnswersFile, IMAGE_TYPES, Public, type ScopedRequest } from '@dwang/platform';
import { Controller, Get, Header, Param, Req, StreamableFile } from '@nestjs/common';
import { PortalService } from './portal.service';

/** For whoever holds a client's link; counted by the limit of requests per network. */
@Controller('portal/:token')
@Public()
export class PortalController {
  constructor(private readonly portal: PortalService) {}

  @Get()
  @Answers(Portal)
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  open(@Param('token') token: string, @Req() request: ScopedRequest) {
    return this.portal.open(token, { address: request.ip, userAgent: request.headers['user-agent'] });
  }

  @Get('photos/:id/thumbnail')
  @AnswersFile(...IMAGE_TYPES)
  @Header('x-robots-tag', 'noindex')
  @Header('x-content-type-options', 'nosniff')
  async thumbnail(@Param('token') token: string, @Param('id', { schema: Id }) id: number) {
    return asFile(await this.portal.thumbnail(token, id));
  }

  @Get('photos/:id/content')
  @AnswersFile(...IMAGE_TYPES)
  @Header('x-robots-tag', 'noindex')
  @Header('x-content-type-options', 'nosniff')
  async content(@Param('token') token: string, @Param('id', { schema: Id }) id: number) {
    return asFile(await this.portal.content(token, id));
  }
}

const asFile = ({ stream, size, contentType }: Awaited<ReturnType<PortalService['content']>>) =>
  new StreamableFile(stream, { type: contentType, length: size, disposition: 'inline' });
