import { IntersectionType } from '@nestjs/swagger';
import { ReadDto } from '../../common/field-tables/field-table.dto.js';
import { TextListField } from '../../common/fields/list-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { ContentCoverDto } from '../media/content-picture.dto.js';
import { ContentVideoDto } from '../media/video.dto.js';
import { CONTENT_ITEM_FIELDS } from './content-item-fields.constants.js';
import { ContentItemAuthorDto, LABELS } from './content-item-fields.dto.js';
import { LISTED_FIELDS, WHOLE_FIELDS } from './item-content.constants.js';

/** What lists show of a content. */
export class ListedContentDto extends ReadDto(CONTENT_ITEM_FIELDS, LISTED_FIELDS) {
  @ObjectField({ description: 'Who made it.', type: ContentItemAuthorDto })
  author: ContentItemAuthorDto;

  @TextListField(LABELS)
  labels: string[];

  @ObjectField({
    description: 'The picture that stands for it; null if there is none.',
    type: ContentCoverDto,
    nullable: true,
  })
  cover: ContentCoverDto | null;
}

/** All that a content says. */
export class WholeContentDto extends IntersectionType(
  ListedContentDto,
  ReadDto(CONTENT_ITEM_FIELDS, WHOLE_FIELDS),
) {
  @ObjectField({
    description: 'The uploaded video; null if there is none.',
    type: ContentVideoDto,
    nullable: true,
    example: null,
  })
  video: ContentVideoDto | null;
}
