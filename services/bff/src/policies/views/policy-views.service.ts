import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { SavedViewsService } from '../../people/saved-views/saved-views.service.js';
import { type PolicyTableDto, type SavePolicyViewDto } from './policy-view.dto.js';
import { PolicyTable, PolicyView } from './policy-view.entity.js';

@Injectable()
export class PolicyViewsService extends SavedViewsService<SavePolicyViewDto, PolicyTableDto> {
  constructor(@InjectEntityManager() manager: EntityManager) {
    super(manager, { view: PolicyView, table: PolicyTable });
  }
}
