import { Injectable } from '@nestjs/common';
import { type Principal } from '../../common/auth/principal.js';
import { type Page } from '../../common/paging/page.dto.js';
import { ContentItemsService } from '../content-items/content-items.service.js';
import { type LabelChoicesDto } from './label-choices.dto.js';
import { type LabelDto, type LabelQuery, type NearDoublesDto } from './label.dto.js';
import { NEAR_DOUBLES } from './labels.constants.js';
import { LabelsRepository } from './labels.repository.js';
import { nearDoubles } from './near-doubles.js';

/** The labels that content has. */
@Injectable()
export class LabelsService {
  constructor(
    private readonly labels: LabelsRepository,
    private readonly items: ContentItemsService,
  ) {}

  /** Only labels of items that the principal sees, so that drafts of others stay private. */
  async choices(search: string, principal: Principal): Promise<LabelChoicesDto> {
    return { list: await this.labels.choices(search.trim(), this.items.readerOf(principal)) };
  }

  async page(query: LabelQuery, principal: Principal): Promise<Page<LabelDto>> {
    return await this.labels.page(query, this.items.readerOf(principal));
  }

  /** Among the most used labels. */
  async nearDoubles(principal: Principal): Promise<NearDoublesDto> {
    const most = { current: 1, pageSize: NEAR_DOUBLES.labels };
    const { list } = await this.labels.page(most, this.items.readerOf(principal));
    const groups = nearDoubles(list).slice(0, NEAR_DOUBLES.groups);
    return { list: groups.map((labels) => ({ labels: labels.slice(0, NEAR_DOUBLES.perGroup) })) };
  }
}
