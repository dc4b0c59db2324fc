import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../common/fields/text-field.js';
import { type Language } from '../../common/messages/languages.constants.js';

export class RegionNamesDto implements Record<Language, string> {
  @TextField({ description: 'In English.', example: 'Phnom Penh' })
  'en-US': string;

  @TextField({ description: 'In Chinese.', example: '金边市' })
  'zh-CN': string;

  @TextField({ description: 'In Khmer.', example: 'ភ្នំពេញ' })
  'km-KH': string;
}

export class RegionDto {
  @TextField({
    description:
      'ISO 3166-1 for a country, GB/T 2260 for a Chinese division, ISO 3166-2 for a Cambodian province.',
    example: 'KH-12',
  })
  code: string;

  @TextField({ description: 'The local name.', example: 'ភ្នំពេញ' })
  name: string;

  @ApiProperty({
    description:
      'The name in three languages. Chinese divisions below the provinces have only a Chinese name, and `latin`.',
    type: RegionNamesDto,
    required: false,
  })
  names?: RegionNamesDto;

  @TextField({
    optional: true,
    description:
      'Of Chinese divisions below the provinces: the name in Latin letters, for readers of other languages.',
    example: 'Nanshan District',
  })
  latin?: string;

  @ApiProperty({
    description: 'The divisions within it, in the order of their codes. Absent if there are none.',
    type: () => [RegionDto],
    required: false,
    example: [],
  })
  children?: RegionDto[];
}
