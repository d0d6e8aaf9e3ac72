import {
  ClientContact,
  ClientDetailQuery,
  ClientSite,
  ContactPage,
  CreateContact,
  CreateSite,
  Id,
  SitePage,
  UpdateContact,
  UpdateSite,
} from '@dwang/contracts';
import { AllowRoles, Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { RowId } from '../access/job-params';
import { ContactsService } from './contacts.service';
import { SitesService } from './sites.service';

/** The client in the path of what hangs on it. */
const ClientId = () => Param('clientId', { schema: Id });

@Controller('clients/:clientId/contacts')
@AllowRoles('owner', 'user')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @Get()
  @Answers(ContactPage)
  list(
    @CurrentScope() scope: Scope,
    @ClientId() clientId: number,
    @Query({ schema: ClientDetailQuery }) query: z.output<typeof ClientDetailQuery>,
  ) {
    return this.contacts.list(scope, clientId, query);
  }

  @Post()
  @Answers(ClientContact, 201)
  create(
    @CurrentScope() scope: Scope,
    @ClientId() clientId: number,
    @Body({ schema: CreateContact }) body: z.output<typeof CreateContact>,
  ) {
    return this.contacts.create(scope, clientId, body);
  }

  @Patch(':id')
  @Answers(ClientContact)
  update(
    @CurrentScope() scope: Scope,
    @ClientId() clientId: number,
    @RowId() id: number,
    @Body({ schema: UpdateContact }) body: z.output<typeof UpdateContact>,
  ) {
    return this.contacts.update(scope, clientId, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @ClientId() clientId: number, @RowId() id: number) {
    return this.contacts.remove(scope, clientId, id);
  }

  @Post(':id/make-main')
  @AnswersNothing()
  makeMain(@CurrentScope() scope: Scope, @ClientId() clientId: number, @RowId() id: number) {
    return this.contacts.makeMain(scope, clientId, id);
  }
}

@Controller('clients/:clientId/sites')
@AllowRoles('owner', 'user')
export class SitesController {
  constructor(private readonly sites: SitesService) {}

  @Get()
  @Answers(SitePage)
  list(
    @CurrentScope() scope: Scope,
    @ClientId() clientId: number,
    @Query({ schema: ClientDetailQuery }) query: z.output<typeof ClientDetailQuery>,
  ) {
    return this.sites.list(scope, clientId, query);
  }

  @Post()
  @Answers(ClientSite, 201)
  create(
    @CurrentScope() scope: Scope,
    @ClientId() clientId: number,
    @Body({ schema: CreateSite }) body: z.output<typeof CreateSite>,
  ) {
    return this.sites.create(scope, clientId, body);
  }

  @Patch(':id')
  @Answers(ClientSite)
  update(
    @CurrentScope() scope: Scope,
    @ClientId() clientId: number,
    @RowId() id: number,
    @Body({ schema: UpdateSite }) body: z.output<typeof UpdateSite>,
  ) {
    return this.sites.update(scope, clientId, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @ClientId() clientId: number, @RowId() id: number) {
    return this.sites.remove(scope, clientId, id);
  }
}
