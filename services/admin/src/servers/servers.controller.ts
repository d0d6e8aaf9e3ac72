import { Id, ServerList, ServerLog } from '@dwang/contracts';
import { AdministratorOnly, Answers } from '@dwang/platform';
import { Controller, Get, Inject, Param } from '@nestjs/common';
import { Servers } from './servers.service';

@Controller('admin/servers')
@AdministratorOnly()
export class ServersController {
  constructor(@Inject(Servers) private readonly servers: Servers) {}

  @Get()
  @Answers(ServerList)
  list() {
    return this.servers.list();
  }

  @Get(':id/log')
  @Answers(ServerLog)
  log(@Param('id', { schema: Id }) id: number) {
    return this.servers.lines(id);
  }
}
