import { GraphemeField } from '../../common/fields/grapheme-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { RecordVersionDto } from '../../review/reviews/reviewed.dto.js';
import { ParametersInputDto } from './parameters-input.dto.js';
import { APPLIED_VERSION, CHANGE_DESCRIPTION, RETURN_COMMENT } from './profile-parameters.constants.js';

const DESCRIPTION = {
  optional: true,
  description:
    'What the change is for. At most 200 characters (grapheme clusters): an emoji or a Khmer syllable is one.',
  ...CHANGE_DESCRIPTION,
  example: 'Sharper pictures for the robot lessons.',
};
const APPLIED = {
  description:
    'The `version` of the applied parameters that was read, 0 if none was applied yet; if it is no longer ' +
    'current, nothing is submitted.',
  ...APPLIED_VERSION,
  example: 1,
};

export class SubmitParameterChangeDto extends ParametersInputDto {
  @GraphemeField(DESCRIPTION)
  description = '';

  @IntField(APPLIED)
  version: number;
}

export class RollBackParametersDto {
  @GraphemeField(DESCRIPTION)
  description = '';

  @IntField(APPLIED)
  version: number;
}

export class ReturnParameterChangeDto extends RecordVersionDto {
  @GraphemeField({
    description:
      'What the submitter should correct. 1 to 200 characters (grapheme clusters), not only spaces.',
    ...RETURN_COMMENT,
    example: 'The minimum rate is too low for a lesson with text.',
  })
  comment: string;
}
