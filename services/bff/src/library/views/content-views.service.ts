import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { SavedViewsService } from '../../people/saved-views/saved-views.service.js';
import { type ContentTableDto, type SaveContentViewDto } from './content-view.dto.js';
import { ContentTable, ContentView } from './content-view.entity.js';

@Injectable()
export class ContentViewsService extends SavedViewsService<SaveContentViewDto, ContentTableDto> {
  constructor(@InjectEntityManager() manager: EntityManager) {
    super(manager, { view: ContentView, table: ContentTable });
  }
}
