import { Backup, BackupListQuery, BackupPage, Id } from '@dwang/contracts';
import { AdministratorOnly, Answers, AnswersFile, attachment } from '@dwang/platform';
import { Controller, Get, Inject, Param, Post, Query, StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import { Backups } from './backups.service';

@Controller('admin/backups')
@AdministratorOnly()
export class BackupsController {
  constructor(@Inject(Backups) private readonly backups: Backups) {}

  @Get()
  @Answers(BackupPage)
  list(@Query({ schema: BackupListQuery }) query: z.output<typeof BackupListQuery>) {
    return this.backups.list(query);
  }

  @Post()
  @Answers(Backup, 201)
  start() {
    return this.backups.start();
  }

  @Get(':id/file')
  @AnswersFile('application/octet-stream')
  async file(@Param('id', { schema: Id }) id: number) {
    const { name, size, stream } = await this.backups.open(id);
    return new StreamableFile(stream, { type: 'application/octet-stream', disposition: attachment(name), length: size });
  }
}
