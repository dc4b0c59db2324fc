import { Module } from '@nestjs/common';
import { DemoClockService } from './demo-clock.service.js';

@Module({ providers: [DemoClockService] })
export class SeedsModule {}
