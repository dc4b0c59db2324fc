import {
  ColumnChoiceDto,
  SavedViewDto,
  SaveViewDto,
  TableLayoutDto,
} from '../../people/saved-views/saved-view.dto.js';
import { POLICY_SORTS } from '../policies/policy-fields.constants.js';
import { PolicyFilter } from '../policies/policy-query.dto.js';
import { POLICY_COLUMNS } from './policy-views.constants.js';

export class PolicyColumnDto extends ColumnChoiceDto({
  values: POLICY_COLUMNS,
  enumName: 'PolicyColumn',
  example: 'name',
}) {}

export class PolicyTableDto extends TableLayoutDto(PolicyColumnDto, POLICY_COLUMNS.length) {}

export class SavePolicyViewDto extends SaveViewDto(PolicyTableDto, {
  filter: PolicyFilter,
  sorts: { values: POLICY_SORTS, enumName: 'PolicySort', example: 'count' },
}) {}

export class PolicyViewSavedDto extends SavedViewDto(SavePolicyViewDto) {}
