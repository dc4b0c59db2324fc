import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { LiveEventsModule } from '../../platform/live-events/live-events.module.js';
import { CardsService } from './cards.service.js';

@Module({ imports: [AuditModule, LiveEventsModule], providers: [CardsService], exports: [CardsService] })
export class CardsModule {}
