import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SessionCache } from './session-cache.js';
import { Session } from './session.entity.js';
import { SessionGuard } from './session.guard.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { SignInThrottleService } from './sign-in-throttle.service.js';
import { TokensService } from './tokens.service.js';

@Module({
  imports: [AccountsModule, JwtModule.register({}), TypeOrmModule.forFeature([Session])],
  controllers: [SessionsController],
  providers: [
    SessionsRepository,
    SessionCache,
    TokensService,
    SignInThrottleService,
    SessionsService,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [SessionsService],
})
export class SessionsModule {}
