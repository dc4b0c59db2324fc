import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ContractPipe } from '../contract/contract.pipe.js';
import { ErrorFilter } from './error.filter.js';
import { ConnectionsService } from './connections.service.js';
import { DrainingService } from './draining.service.js';
import { RouteTable } from './route-table.js';

/** What every request has in common, after the guards: the contract that it is checked against, and the answer of an error. */
@Global()
@Module({
  providers: [
    RouteTable,
    ConnectionsService,
    DrainingService,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: ContractPipe },
  ],
  exports: [DrainingService],
})
export class HttpModule {}
