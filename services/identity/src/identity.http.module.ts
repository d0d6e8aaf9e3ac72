import { Module } from '@nestjs/common';
import { AuthController } from './auth/auth.controller';
import { PreferencesController } from './preferences/preferences.controller';

@Module({ controllers: [AuthController, PreferencesController] })
export class IdentityHttpModule {}
