import { ApiTest } from '@dwang/contracts';
import { Controller, Get } from '@nestjs/common';
import { Public } from '../access/access.decorators';
import { Answers } from '../http/answers.decorator';

/** What the dashboard's connection test card asks. */
@Controller('test')
@Public()
export class ApiTestController {
  @Get()
  @Answers(ApiTest)
  test() {
    return { message: 'API is working', status: 'success' };
  }
}
