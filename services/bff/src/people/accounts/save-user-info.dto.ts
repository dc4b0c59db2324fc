import { EmailField } from '../../common/fields/email-field.js';
import { GraphemeField } from '../../common/fields/grapheme-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { ADDRESS, NICKNAME, PROFILE_TEXT, REGION_TEXT } from './accounts.constants.js';

const NOT_BLANK = { pattern: /\S/, form: 'notBlank' } as const;

export class SaveUserInfoDto {
  @EmailField({ description: 'E-mail address.', example: 'dara@sala.example' })
  email: string;

  @TextField({
    description: 'The display name: `name` of the user info. It cannot be only spaces.',
    ...NICKNAME,
    ...NOT_BLANK,
    example: 'Sok Dara',
  })
  nickname: string;

  @TextField({
    description:
      'Country or region: a code of `listRegions` such as CN or KH. Older clients send the visible ' +
      'text, which is kept as it is.',
    ...REGION_TEXT,
    ...NOT_BLANK,
    example: 'KH',
  })
  countryRegion: string;

  @TextField({
    description:
      'Area within it: a code of `listRegions` such as 440305 or KH-12. Older clients send the ' +
      'visible text, which is kept as it is.',
    ...REGION_TEXT,
    ...NOT_BLANK,
    example: 'KH-12',
  })
  area: string;

  @TextField({ optional: true, description: 'Street address.', ...ADDRESS, example: '12 Street 240' })
  address?: string;

  @GraphemeField({
    optional: true,
    description:
      'A few words about the person: `introduction` of the user info. At most 200 characters ' +
      '(grapheme clusters): an emoji or a Khmer syllable is one.',
    ...PROFILE_TEXT,
    example: 'Makes lessons that children finish.',
  })
  profile?: string;
}
