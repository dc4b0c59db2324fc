import { EnumField } from '../../common/fields/enum-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { TRANSCRIPT_FORMATS, type TranscriptFormat } from './chat-messages.constants.js';
import { ChatFilter } from './chat-query.dto.js';

export class CreateTranscriptDto {
  @EnumField({
    values: TRANSCRIPT_FORMATS,
    enumName: 'TranscriptFormat',
    description: 'csv: a table, UTF-8 with BOM; text: one paragraph for each message.',
    example: 'csv',
  })
  format: TranscriptFormat;

  @ObjectField({ description: 'Which messages; all given filters must match.', type: ChatFilter })
  filter: ChatFilter;
}
