import { Photo } from '@dwang/contracts';
import { Answers, AnswersFile, CurrentScope, FileBody, IMAGE_TYPES, NotReplayed, type Scope, TakesImage } from '@dwang/platform';
import { Controller, Get, Header, Put, StreamableFile } from '@nestjs/common';
import { JobId, RowId } from '../access/job-params';
import { PhotoContent } from './photo-content';
import { PhotoThumbnails } from './photo-thumbnails';
import { PhotosService } from './photos.service';

/** Pictures never change, so the browser may keep them; not for the next person who signs in there, hence `Vary`. */
const FOR_GOOD = 'private, max-age=31536000, immutable';

@Controller('projects/:projectId/photos/:id')
export class PhotoContentController {
  constructor(
    private readonly photos: PhotosService,
    private readonly contents: PhotoContent,
    private readonly thumbnails: PhotoThumbnails,
  ) {}

  @Put('content')
  @TakesImage()
  @NotReplayed()
  @Answers(Photo)
  async put(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number, @FileBody() content: Buffer) {
    await this.contents.put(scope, projectId, id, content);
    return this.photos.get(scope, projectId, id);
  }

  @Get('content')
  @AnswersFile(...IMAGE_TYPES)
  @Header('cache-control', FOR_GOOD)
  @Header('vary', 'cookie')
  @Header('x-content-type-options', 'nosniff')
  async content(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    const { stream, size, contentType } = await this.contents.open(scope, projectId, id);
    return new StreamableFile(stream, { type: contentType, length: size, disposition: 'inline' });
  }

  @Get('thumbnail')
  @AnswersFile(...IMAGE_TYPES)
  @Header('cache-control', FOR_GOOD)
  @Header('vary', 'cookie')
  @Header('x-content-type-options', 'nosniff')
  async thumbnail(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    const { stream, size, contentType } = await this.thumbnails.open(scope, projectId, id);
    return new StreamableFile(stream, { type: contentType, length: size, disposition: 'inline' });
  }
}
