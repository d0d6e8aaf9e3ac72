import { CreatePhoto, Photo, PhotoListQuery, PhotoPage, UpdatePhoto } from '@dwang/contracts';
import { Answers, AnswersFile, AnswersNothing, attachment, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import { JobId, RowId } from '../access/job-params';
import { PhotoArchive } from './photo-archive';
import { PhotosService } from './photos.service';

@Controller('projects/:projectId/photos')
export class PhotosController {
  constructor(
    private readonly photos: PhotosService,
    private readonly archive: PhotoArchive,
  ) {}

  @Get()
  @Answers(PhotoPage)
  list(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @Query({ schema: PhotoListQuery }) query: z.output<typeof PhotoListQuery>,
  ) {
    return this.photos.list(scope, projectId, query);
  }

  @Post()
  @Answers(Photo, 201)
  create(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @Body({ schema: CreatePhoto }) body: z.output<typeof CreatePhoto>,
  ) {
    return this.photos.create(scope, projectId, body);
  }

  @Get('archive')
  @AnswersFile('application/zip')
  async download(@CurrentScope() scope: Scope, @JobId() projectId: number) {
    const { stream, name } = await this.archive.open(scope, projectId);
    return new StreamableFile(stream, { type: 'application/zip', disposition: attachment(name) });
  }

  @Get(':id')
  @Answers(Photo)
  get(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    return this.photos.get(scope, projectId, id);
  }

  @Patch(':id')
  @Answers(Photo)
  update(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @RowId() id: number,
    @Body({ schema: UpdatePhoto }) body: z.output<typeof UpdatePhoto>,
  ) {
    return this.photos.update(scope, projectId, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    return this.photos.remove(scope, projectId, id);
  }

  @Post(':id/restore')
  @Answers(Photo)
  restore(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    return this.photos.restore(scope, projectId, id);
  }
}
