import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SavedViewRoutes } from '../../people/saved-views/saved-views.routes.js';
import { PolicyTableDto, PolicyViewSavedDto, SavePolicyViewDto } from './policy-view.dto.js';
import { PolicyViewsService } from './policy-views.service.js';

@ApiTags('Policies')
@Controller('api')
export class PolicyViewsController extends SavedViewRoutes({
  service: PolicyViewsService,
  types: { save: SavePolicyViewDto, saved: PolicyViewSavedDto, layout: PolicyTableDto },
  paths: { views: 'policy-views', layout: 'policies/table' },
  list: { id: 'listPolicyViews', summary: 'List your saved views' },
  create: { id: 'createPolicyView', summary: 'Save a view' },
  save: { id: 'savePolicyView', summary: 'Rename or change a saved view' },
  remove: {
    id: 'deletePolicyView',
    summary: 'Delete a saved view',
    description: 'Permanent. Only the view is deleted, no policy.',
  },
  layout: { id: 'getPolicyTable', summary: 'Get the columns and density of your list' },
  saveLayout: { id: 'savePolicyTable', summary: 'Store the columns and density of your list' },
}) {}
