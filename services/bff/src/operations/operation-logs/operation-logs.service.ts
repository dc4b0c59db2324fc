import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { OperationLogDto, type OperationLogQuery } from './operation-log.dto.js';
import { OperationLogsRepository } from './operation-logs.repository.js';

@Injectable()
export class OperationLogsService {
  constructor(
    private readonly logs: OperationLogsRepository,
    private readonly config: Config,
  ) {}

  async list(query: OperationLogQuery): Promise<OperationLogDto[]> {
    const logs = await this.logs.page(query);
    return logs.map((log) => OperationLogDto.from(log, this.config.timeZone));
  }
}
