import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { DemoClockService } from './demo-clock.service.js';
import { SimulatedChannelService } from './simulated-channel.service.js';

@Module({ imports: [DeliveryModule], providers: [DemoClockService, SimulatedChannelService] })
export class SeedsModule {}
