import { EnumField } from '../../common/fields/enum-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import { type ServiceText } from './service-card.entity.js';
import { SERVICE_DESCRIPTION, SERVICE_LANGUAGES, SERVICE_TITLE } from './service-cards.constants.js';

export class ServiceTextDto implements ServiceText {
  @EnumField({
    values: LANGUAGES,
    enumName: 'Language',
    description: 'The language of this title and description.',
    example: 'en-US',
  })
  language: Language;

  @TextField({
    description: 'Title of the service.',
    minLength: 1,
    ...SERVICE_TITLE,
    pattern: /^\S([^\x00-\x1f\x7f]*\S)?$/,
    form: 'oneLine',
    example: 'Learning paths',
  })
  title: string;

  @TextField({
    description: 'The purpose of the service.',
    minLength: 1,
    ...SERVICE_DESCRIPTION,
    example: 'Shows at which lesson children stop, and where they go on.',
  })
  description: string;
}

export const SERVICE_TEXTS = {
  type: ServiceTextDto,
  ...SERVICE_LANGUAGES,
  description:
    'In at least one language, and at most once in each. Clients show the language of the reader, or otherwise ' +
    'the first of the list.',
};
