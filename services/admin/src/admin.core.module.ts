import { Module } from '@nestjs/common';
import { ClientErrors } from './client-errors/client-errors.service';

@Module({ providers: [ClientErrors], exports: [ClientErrors] })
export class AdminCoreModule {}
