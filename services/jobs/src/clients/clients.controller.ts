import {
  Client,
  ClientDuplicates as ClientDuplicatesAnswer,
  ClientListQuery,
  ClientPage,
  CreateClient,
  Id,
  ImportClientsQuery,
  ImportReport,
  MergeClients,
  UpdateClient,
} from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, FileBody, NotReplayed, type Scope, TakesFile } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { ClientDuplicates } from './client-duplicates';
import { ClientMerge } from './client-merge.service';
import type { ClientQuery } from './clients.repository';
import { ClientsService } from './clients.service';
import { ClientImport } from './import/client-import.service';

@Controller('clients')
@AllowRoles('owner', 'user')
export class ClientsController {
  constructor(
    private readonly clients: ClientsService,
    private readonly duplicates: ClientDuplicates,
    private readonly merges: ClientMerge,
    private readonly imports: ClientImport,
  ) {}

  @Get()
  @Answers(ClientPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: ClientListQuery }) query: ClientQuery) {
    return this.clients.list(scope, query);
  }

  @Post()
  @Answers(Client, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateClient }) body: z.output<typeof CreateClient>) {
    return this.clients.create(scope, body);
  }

  @Get('duplicates')
  @Answers(ClientDuplicatesAnswer)
  alike(@CurrentScope() scope: Scope) {
    return this.duplicates.find(scope);
  }

  /** Importing a file again adds nothing, so its answer is not kept for repetitions. */
  @Post('import')
  @TakesFile()
  @NotReplayed()
  @Answers(ImportReport)
  import(
    @CurrentScope() scope: Scope,
    @Query({ schema: ImportClientsQuery }) query: z.output<typeof ImportClientsQuery>,
    @FileBody() file: Buffer,
  ) {
    return this.imports.run(scope, query, file);
  }

  @Get(':id')
  @Answers(Client)
  get(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.clients.get(scope, id);
  }

  @Patch(':id')
  @Answers(Client)
  update(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateClient }) body: z.output<typeof UpdateClient>,
  ) {
    return this.clients.update(scope, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.clients.remove(scope, id);
  }

  @Post(':id/merge')
  @Answers(Client)
  merge(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: MergeClients }) body: z.output<typeof MergeClients>,
  ) {
    return this.merges.merge(scope, id, body);
  }
}
