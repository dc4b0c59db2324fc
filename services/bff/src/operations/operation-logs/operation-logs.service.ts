import { Injectable } from '@nestjs/common';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { OperationLogDto, type OperationLogQuery, OperationLogRowDto } from './operation-log.dto.js';
import { OperationLogsRepository } from './operation-logs.repository.js';

@Injectable()
export class OperationLogsService {
  constructor(
    private readonly logs: OperationLogsRepository,
    private readonly config: Config,
  ) {}

  async list(query: OperationLogQuery): Promise<OperationLogDto[]> {
    const { list } = await this.logs.page(query);
    return list.map((change) => OperationLogDto.from(change, this.config.timeZone));
  }

  async page(query: PageQuery): Promise<Page<OperationLogRowDto>> {
    const { list, total } = await this.logs.page(query);
    return { list: list.map((change) => OperationLogRowDto.from(change, this.config.timeZone)), total };
  }
}
