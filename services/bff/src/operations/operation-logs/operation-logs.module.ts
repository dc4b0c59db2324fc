import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OperationLog } from './operation-log.entity.js';
import { OperationLogsController } from './operation-logs.controller.js';
import { OperationLogsRepository } from './operation-logs.repository.js';
import { OperationLogsService } from './operation-logs.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([OperationLog])],
  controllers: [OperationLogsController],
  providers: [OperationLogsRepository, OperationLogsService],
})
export class OperationLogsModule {}
