import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { CARD_ACTION, CARD_SECTIONS, CARD_VERSION, type CardSection } from './cards.constants.js';

/** The state of the card that the caller last read. */
export class CardVersionDto {
  @IntField({
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    ...CARD_VERSION,
    example: 1,
  })
  version: number;
}

/** Sent to connected clients. They reload the section because the permitted actions depend on the caller. */
export class CardChangedDto {
  @EnumField({
    values: CARD_SECTIONS,
    enumName: 'CardSection',
    description: 'The section of the card list that the card belongs to.',
    example: 'service',
  })
  section: CardSection;

  @IntField({ description: 'Key of the card.', minimum: 1, example: 1 })
  id: number;

  @TextField({ description: 'The action.', maxLength: CARD_ACTION.maxLength, example: 'renew' })
  action: string;

  @IntField({ description: 'The new version.', ...CARD_VERSION, example: 2 })
  version: number;
}
