import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { ParameterChange } from '../profile-parameters/parameter-change.entity.js';

/** The log is a view of the changes, so that the two cannot differ. */
@Injectable()
export class OperationLogsRepository {
  constructor(@InjectRepository(ParameterChange) private readonly changes: Repository<ParameterChange>) {}

  async page({ current, pageSize }: PageQuery): Promise<Page<ParameterChange>> {
    const [list, total] = await this.changes
      .createQueryBuilder('change')
      .leftJoin('change.base', 'base')
      .addSelect(['base.id', 'base.parameters'])
      .leftJoin('change.submitter', 'submitter')
      .addSelect(['submitter.id', 'submitter.name', 'submitter.userName'])
      .orderBy('change.updatedAt', 'DESC')
      .addOrderBy('change.id', 'DESC')
      .offset((current - 1) * pageSize)
      .limit(pageSize)
      .getManyAndCount();
    return { list, total };
  }
}
