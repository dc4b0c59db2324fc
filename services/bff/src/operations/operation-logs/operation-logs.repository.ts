import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type OperationLogQuery } from './operation-log.dto.js';
import { OperationLog } from './operation-log.entity.js';

@Injectable()
export class OperationLogsRepository {
  constructor(@InjectRepository(OperationLog) private readonly logs: Repository<OperationLog>) {}

  page({ current, pageSize }: OperationLogQuery): Promise<OperationLog[]> {
    return this.logs.find({
      order: { updatedAt: 'DESC', id: 'DESC' },
      skip: (current - 1) * pageSize,
      take: pageSize,
    });
  }
}
