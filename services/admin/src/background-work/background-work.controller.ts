import { BackgroundWork as Shown } from '@dwang/contracts';
import { AdministratorOnly, Answers } from '@dwang/platform';
import { Controller, Get, Inject } from '@nestjs/common';
import { BackgroundWork } from './background-work.service';

@Controller('admin/background-work')
@AdministratorOnly()
export class BackgroundWorkController {
  constructor(@Inject(BackgroundWork) private readonly work: BackgroundWork) {}

  @Get()
  @Answers(Shown)
  list() {
    return this.work.list();
  }
}
