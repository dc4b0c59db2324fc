import { Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { StatementSpansService } from './statement-spans.service.js';
import { TracingService } from './tracing.service.js';

@Module({
  providers: [
    {
      provide: TracingService,
      inject: [Config],
      useFactory: (config: Config) => TracingService.start(config),
    },
    StatementSpansService,
  ],
  exports: [TracingService],
})
export class TracingModule {}
