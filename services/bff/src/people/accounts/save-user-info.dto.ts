import { Transform } from 'class-transformer';
import { EmailField } from '../../common/fields/email-field.js';
import { GraphemeField } from '../../common/fields/grapheme-field.js';
import { HttpUrlField } from '../../common/fields/url-field.js';
import { TextField } from '../../common/fields/text-field.js';
import {
  ADDRESS,
  NICKNAME,
  PERSONAL_WEBSITE,
  PROFILE_TEXT,
  REGION_TEXT,
  VISIBLE_NAME,
} from './accounts.constants.js';

const NOT_BLANK = { pattern: /\S/, form: 'notBlank' } as const;

/** Older clients send raw input, so spaces around a name are removed here. */
const withoutOuterSpaces = ({ value }: { value: unknown }): unknown => {
  if (typeof value !== 'string') return value;
  let [start, end] = [0, value.length];
  while (value[start] === ' ') start += 1;
  while (end > start && value[end - 1] === ' ') end -= 1;
  return value.slice(start, end);
};

export class SaveUserInfoDto {
  @EmailField({ description: 'Email address.', example: 'dara@sala.example' })
  email: string;

  @Transform(withoutOuterSpaces, { toClassOnly: true })
  @TextField({
    description: 'The display name: `name` of the user info.',
    ...NICKNAME,
    ...VISIBLE_NAME,
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

  @HttpUrlField({
    optional: true,
    emptyAllowed: true,
    description: 'Website, http or https: `personalWebsite` of the user info. An empty one clears it.',
    ...PERSONAL_WEBSITE,
    example: 'https://sala.example',
  })
  personalWebsite?: string;
}
