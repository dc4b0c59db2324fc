import { Module } from '@nestjs/common';
import { MetricsServerService } from './metrics-server.service.js';

@Module({ providers: [MetricsServerService] })
export class MetricsServerModule {}
