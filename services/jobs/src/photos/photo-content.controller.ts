import { Id, Photo } from '@dwang/contracts';
import { Answers, AnswersFile, CurrentScope, FileBody, IMAGE_TYPES, type Scope, TakesImage } from '@dwang/platform';
import { Controller, Get, Header, Param, Put, StreamableFile } from '@nestjs/common';
import { PhotoContent } from './photo-content';
import { PhotosService } from './photos.service';

@Controller('projects/:projectId/photos/:id/content')
export class PhotoContentController {
  constructor(
    private readonly photos: PhotosService,
    private readonly content: PhotoContent,
  ) {}

  @Put()
  @TakesImage()
  @Answers(Photo)
  async put(
    @CurrentScope() scope: Scope,
    @Param('projectId', { schema: Id }) projectId: number,
    @Param('id', { schema: Id }) id: number,
    @FileBody() content: Buffer,
  ) {
    await this.content.put(scope, projectId, id, content);
    return this.photos.get(scope, projectId, id);
  }

  /** Content never changes, so the browser may keep it; not for the next person who signs in there, hence `Vary`. */
  @Get()
  @AnswersFile(...IMAGE_TYPES)
  @Header('cache-control', 'private, max-age=31536000, immutable')
  @Header('vary', 'cookie')
  @Header('x-content-type-options', 'nosniff')
  async get(
    @CurrentScope() scope: Scope,
    @Param('projectId', { schema: Id }) projectId: number,
    @Param('id', { schema: Id }) id: number,
  ) {
    const { stream, size, contentType } = await this.content.open(scope, projectId, id);
    return new StreamableFile(stream, { type: contentType, length: size, disposition: 'inline' });
  }
}
