import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { LiveEventsModule } from '../live-events/live-events.module.js';
import { CardsService } from './cards.service.js';

@Module({ imports: [AuditModule, LiveEventsModule], providers: [CardsService], exports: [CardsService] })
export class CardsModule {}
