import { AddFileQuery, JobFile, JobFileListQuery, JobFilePage } from '@dwang/contracts';
import {
  Answers,
  AnswersFile,
  AnswersNothing,
  attachment,
  CurrentScope,
  DOCUMENT_TYPES,
  FileBody,
  NotReplayed,
  type Scope,
  TakesFile,
} from '@dwang/platform';
import { Controller, Delete, Get, Header, Post, Query, StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import { JobId, RowId } from '../access/job-params';
import { JobFilesService } from './job-files.service';

@Controller('projects/:projectId/files')
export class JobFilesController {
  constructor(private readonly files: JobFilesService) {}

  @Get()
  @Answers(JobFilePage)
  list(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @Query({ schema: JobFileListQuery }) query: z.output<typeof JobFileListQuery>,
  ) {
    return this.files.list(scope, projectId, query);
  }

  @Post()
  @TakesFile()
  @NotReplayed()
  @Answers(JobFile, 201)
  add(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @Query({ schema: AddFileQuery }) query: z.output<typeof AddFileQuery>,
    @FileBody() content: Buffer,
  ) {
    return this.files.add(scope, projectId, query, content);
  }

  @Get(':id')
  @Answers(JobFile)
  get(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    return this.files.get(scope, projectId, id);
  }

  /** Always as a download: nothing that somebody has uploaded opens as a page of this site. */
  @Get(':id/content')
  @AnswersFile(...DOCUMENT_TYPES)
  @Header('cache-control', 'private, no-cache')
  @Header('x-content-type-options', 'nosniff')
  async content(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    const { stream, size, contentType, name } = await this.files.open(scope, projectId, id);
    return new StreamableFile(stream, { type: contentType, length: size, disposition: attachment(name) });
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    return this.files.remove(scope, projectId, id);
  }

  @Post(':id/restore')
  @Answers(JobFile)
  restore(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    return this.files.restore(scope, projectId, id);
  }
}
