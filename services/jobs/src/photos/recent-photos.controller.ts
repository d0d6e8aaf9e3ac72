import { RecentPhotoPage, RecentPhotoQuery } from '@dwang/contracts';
import { Answers, CurrentScope, type Scope } from '@dwang/platform';
import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { RecentPhotos } from './recent-photos';

@Controller('photos')
export class RecentPhotosController {
  constructor(private readonly photos: RecentPhotos) {}

  @Get()
  @Answers(RecentPhotoPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: RecentPhotoQuery }) query: z.output<typeof RecentPhotoQuery>) {
    return this.photos.list(scope, query);
  }
}
