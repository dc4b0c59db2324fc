import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SavedViewRoutes } from '../../people/saved-views/saved-views.routes.js';
import { ContentTableDto, ContentViewSavedDto, SaveContentViewDto } from './content-view.dto.js';
import { ContentViewsService } from './content-views.service.js';

@ApiTags('Content items')
@Controller('api')
export class ContentViewsController extends SavedViewRoutes({
  service: ContentViewsService,
  types: { save: SaveContentViewDto, saved: ContentViewSavedDto, layout: ContentTableDto },
  paths: { views: 'library/views', layout: 'library/items/table' },
  list: { id: 'listContentViews', summary: 'List your saved views of content' },
  create: { id: 'createContentView', summary: 'Save a view of content' },
  save: { id: 'saveContentView', summary: 'Rename or change a saved view of content' },
  remove: {
    id: 'deleteContentView',
    summary: 'Delete a saved view of content',
    description: 'Permanent. Only the view is deleted, no content.',
  },
  layout: { id: 'getContentTable', summary: 'Get the columns and density of your list of content' },
  saveLayout: { id: 'saveContentTable', summary: 'Store the columns and density of your list of content' },
}) {}
