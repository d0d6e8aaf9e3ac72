import { AdminDashboard } from '@dwang/contracts';
import { AdministratorOnly, Answers } from '@dwang/platform';
import { Controller, Get, Inject } from '@nestjs/common';
import { Dashboard } from './dashboard.service';

@Controller('admin/dashboard')
@AdministratorOnly()
export class DashboardController {
  constructor(@Inject(Dashboard) private readonly dashboard: Dashboard) {}

  @Get()
  @Answers(AdminDashboard)
  get() {
    return this.dashboard.read();
  }
}
