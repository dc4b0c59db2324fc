import { Global, Module } from '@nestjs/common';
import { PeriodicService } from './periodic.service.js';

@Global()
@Module({ providers: [PeriodicService], exports: [PeriodicService] })
export class PeriodicModule {}
