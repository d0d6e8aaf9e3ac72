import { ResourceListQuery, ResourcePage } from '@dwang/contracts';
import { Answers } from '@dwang/platform';
import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { holds, wholePage } from '../directory/whole-page';
import { RESOURCES } from './resources.data';

@Controller('resources')
export class ResourcesController {
  @Get()
  @Answers(ResourcePage)
  list(@Query({ schema: ResourceListQuery }) { q, category }: z.output<typeof ResourceListQuery>) {
    return wholePage(RESOURCES.filter((one) => (!category || one.category === category) && holds(q, one.title, one.description)));
  }
}
