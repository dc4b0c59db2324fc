import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ContractPipe } from '../contract/contract.pipe.js';
import { EnvelopeInterceptor } from './envelope.interceptor.js';
import { ErrorFilter } from './error.filter.js';
import { BodyInterceptor } from './body.interceptor.js';
import { ConnectionsService } from './connections.service.js';
import { DrainingService } from './draining.service.js';
import { RouteTable } from './route-table.js';

/** The interceptors and pipes of every request, in this order: body, envelope, contract. */
@Global()
@Module({
  providers: [
    RouteTable,
    ConnectionsService,
    DrainingService,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_INTERCEPTOR, useClass: BodyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
    { provide: APP_PIPE, useClass: ContractPipe },
  ],
  exports: [DrainingService],
})
export class HttpModule {}
