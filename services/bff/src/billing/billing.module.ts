import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlatformModule } from '../platform/platform.module.js';
import { BILLING_ENTITIES } from './billing.entities.js';
import { LedgerController } from './ledger/ledger.controller.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { LedgerService } from './ledger/ledger.service.js';

/**
 * The ledger and the balance, which is its sum.
 *
 * Exports `LedgerService` for what is paid from the balance.
 */
@Module({
  imports: [PlatformModule, TypeOrmModule.forFeature(BILLING_ENTITIES)],
  controllers: [LedgerController],
  providers: [LedgerRepository, LedgerService],
  exports: [LedgerService],
})
export class BillingModule {}
