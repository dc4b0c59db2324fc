import { Injectable } from '@nestjs/common';
import { type Principal } from '../../common/auth/principal.js';
import { ContentItemsService } from '../content-items/content-items.service.js';
import { type LabelChoicesDto } from './label-choices.dto.js';
import { LabelsRepository } from './labels.repository.js';

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
}
