import { Client, ClientListQuery, ClientPage, CreateClient, Id, UpdateClient } from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { ClientQuery } from './clients.repository';
import { ClientsService } from './clients.service';

@Controller('clients')
@AllowRoles('owner', 'user')
export class ClientsController {
  constructor(private readonly clients: ClientsService) {}

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
}
