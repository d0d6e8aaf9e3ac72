import { CreateNote, Note, NoteListQuery, NotePage, UpdateNote } from '@dwang/contracts';
import { Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { JobId, RowId } from '../access/job-params';
import { NotesService } from './notes.service';

@Controller('projects/:projectId/notes')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Get()
  @Answers(NotePage)
  list(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @Query({ schema: NoteListQuery }) query: z.output<typeof NoteListQuery>,
  ) {
    return this.notes.list(scope, projectId, query);
  }

  @Post()
  @Answers(Note, 201)
  create(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @Body({ schema: CreateNote }) body: z.output<typeof CreateNote>,
  ) {
    return this.notes.create(scope, projectId, body);
  }

  @Get(':id')
  @Answers(Note)
  get(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    return this.notes.get(scope, projectId, id);
  }

  @Patch(':id')
  @Answers(Note)
  update(
    @CurrentScope() scope: Scope,
    @JobId() projectId: number,
    @RowId() id: number,
    @Body({ schema: UpdateNote }) body: z.output<typeof UpdateNote>,
  ) {
    return this.notes.update(scope, projectId, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @JobId() projectId: number, @RowId() id: number) {
    return this.notes.remove(scope, projectId, id);
  }
}
