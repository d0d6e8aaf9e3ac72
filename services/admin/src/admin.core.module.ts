import { Module } from '@nestjs/common';

/** The area keeps nothing of its own yet: what it shows belongs to identity. */
@Module({})
export class AdminCoreModule {}
