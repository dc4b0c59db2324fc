import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { ParameterChange } from '../profile-parameters/parameter-change.entity.js';
import { readPage } from '../../platform/database/read-page.js';
import { withPeople } from '../../platform/database/with-people.js';

/** The log is a view of the changes, so that the two cannot differ. */
@Injectable()
export class OperationLogsRepository {
  constructor(@InjectRepository(ParameterChange) private readonly changes: Repository<ParameterChange>) {}

  async page(page: PageQuery): Promise<Page<ParameterChange>> {
    return await readPage(
      withPeople(this.changes.createQueryBuilder('change'), 'submitter')
        .leftJoin('change.base', 'base')
        .addSelect(['base.id', 'base.parameters'])
        .orderBy('change.updatedAt', 'DESC')
        .addOrderBy('change.id', 'DESC'),
      page,
    );
  }
}
