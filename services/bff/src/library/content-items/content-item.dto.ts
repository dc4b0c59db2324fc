import { IntersectionType } from '@nestjs/swagger';
import { ReadDto } from '../../common/field-tables/field-table.dto.js';
import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { toldSchedule } from '../../common/schedule/schedule.js';
import { displayTime } from '../../common/time/display-time.js';
import { shownName } from '../../common/text/shown-name.js';
import { type ContentItem } from '../../content/content/content-item.entity.js';
import { type Orientation, ORIENTATIONS } from '../../content/content/content.constants.js';
import { type Offer, ReviewedDto } from '../../review/reviews/reviewed.dto.js';
import { REVIEW_REASON } from '../../review/reviews/reviews.constants.js';
import { type ContentCoverDto } from '../media/content-picture.dto.js';
import { type ContentVideoDto } from '../media/video.dto.js';
import { ListedContentDto, WholeContentDto } from './content-fields.dto.js';
import { type ItemRow, type Named, type QueueOfItem } from './content-item-row.js';
import { CONTENT_ITEM_FIELDS } from './content-item-fields.constants.js';
import { type ItemContent } from './item-content.constants.js';
import { ContentItemPersonDto, ID, VERSION } from './content-item-fields.dto.js';
import { ITEM_ACTIONS, type ItemAction, REVISION } from './content-items.constants.js';

const TIME = '`YYYY-MM-DD HH:mm:ss` in the time zone of the deployment';

/** Where an item stands. */
class ItemStandingDto extends ReadDto(CONTENT_ITEM_FIELDS, ['kind', 'state', 'online']) {
  @IntField(ID)
  id: number;

  @TimeField({
    nullable: true,
    description: `Where it is online, children see it from then on, ${TIME}; null: from the beginning.`,
    example: '2026-03-14 08:00:00',
  })
  onlineFrom: string | null;

  @TimeField({
    nullable: true,
    description: 'They see it until then; null: without an end.',
    example: '2026-06-30 18:00:00',
  })
  onlineUntil: string | null;

  @ObjectField({
    description: 'Who created it; null if the account no longer exists.',
    type: ContentItemPersonDto,
    nullable: true,
  })
  owner: ContentItemPersonDto | null;

  @BooleanField({ description: 'Whether it is your own.', example: false })
  own: boolean;

  @TimeField({ description: `When it was changed last, ${TIME}.` })
  updatedTime: string;
}

export class ContentItemListItemDto extends IntersectionType(ItemStandingDto, ListedContentDto) {
  @EnumField({
    values: ORIENTATIONS,
    enumName: 'ContentOrientation',
    nullable: true,
    description: 'The orientation of a video; null if it is unknown, and for everything else.',
    example: 'horizontal',
  })
  orientation: Orientation | null;

  @IntField(VERSION)
  version: number;

  static from(
    { updatedAt, cover: _id, coverText: _text, ...row }: ItemRow,
    cover: ContentCoverDto | null,
    timeZone: string,
  ): ContentItemListItemDto {
    return { ...row, ...toldSchedule(row, timeZone), cover, updatedTime: displayTime(updatedAt, timeZone) };
  }
}

export class ContentItemPageDto extends PageOf(ContentItemListItemDto) {}

/** An item as one reader sees it. */
export interface SeenItem {
  item: ContentItem;
  content: ItemContent;
  cover: ContentCoverDto | null;
  video: ContentVideoDto | null;
  author: Named;
  queue: QueueOfItem | null;
  own: boolean;
  offer: Offer<ItemAction>;
  timeZone: string;
}

export class ContentItemQueueDto implements QueueOfItem {
  @IntField({ ...ROW_ID, description: 'Key of the queue.', example: 1 })
  id: number;

  @TextField({ description: 'Stable key of the queue, for programs.', example: 'video-lessons' })
  name: string;

  @TextField({ description: 'Title of the queue.', example: 'Video: new lessons' })
  title: string;
}

const Reviewed = ReviewedDto({
  actions: ITEM_ACTIONS,
  enumName: 'ContentItemAction',
  description: 'The actions available to you in its current state.',
  example: ['approve', 'reject'],
});

export class ContentItemDto extends IntersectionType(
  Reviewed,
  ItemStandingDto,
  WholeContentDto,
  ReadDto(CONTENT_ITEM_FIELDS, ['externalId']),
) {
  @IntField({
    ...REVISION,
    description:
      'Number of the revision that these fields are of: the newest one, or the published one for other people.',
    example: 2,
  })
  working: number;

  @IntField({
    ...REVISION,
    nullable: true,
    description: 'Number of the revision that is online or was last; null if none ever was.',
    example: 1,
  })
  published: number | null;

  @ObjectField({
    description: 'The queue in which it waits for its inspection; null if it is not inspected now.',
    type: ContentItemQueueDto,
    nullable: true,
  })
  queue: ContentItemQueueDto | null;

  @ObjectField({
    description: 'Who submitted the newest revision; null if nobody did, or the account no longer exists.',
    type: ContentItemPersonDto,
    nullable: true,
  })
  submittedBy: ContentItemPersonDto | null;

  @TimeField({
    nullable: true,
    description: `When it was submitted, ${TIME}; null if it was not.`,
  })
  submittedTime: string | null;

  @ObjectField({
    description: 'Who approved or rejected it last; null if nobody did, or the account no longer exists.',
    type: ContentItemPersonDto,
    nullable: true,
  })
  decidedBy: ContentItemPersonDto | null;

  @TimeField({
    nullable: true,
    description: `When that was, ${TIME}.`,
  })
  decidedTime: string | null;

  @TextField({
    description: 'Why it was rejected, until it is submitted again; empty otherwise.',
    maxLength: REVIEW_REASON.maxLength,
    lines: true,
    example: '',
  })
  reason: string;

  @TimeField({
    description: `When it was created, ${TIME}.`,
  })
  createdTime: string;

  static from({
    item,
    content,
    cover,
    video,
    author,
    queue,
    own,
    offer,
    timeZone,
  }: SeenItem): ContentItemDto {
    const { id, kind, state, online, working, published, reason, version } = item;
    const { authorId: _author, video: _video, cover: _id, coverText: _text, ...fields } = content;
    const { actions, approvals, approvalsNeeded, leftTo, leftFrom } = offer;
    const timeOf = (moment: Date | null) => moment && displayTime(moment, timeZone);
    return {
      ...{ id, kind, state, online, working, published, reason, version },
      ...fields,
      ...{ cover, video, author, queue, own, actions, approvals, approvalsNeeded, leftTo, leftFrom },
      ...toldSchedule(item, timeZone),
      externalId: item.externalId ?? '',
      owner: personOf(item.owner),
      submittedBy: personOf(item.submitter),
      submittedTime: timeOf(item.submittedAt),
      decidedBy: personOf(item.decider),
      decidedTime: timeOf(item.decidedAt),
      createdTime: displayTime(item.createdAt, timeZone),
      updatedTime: displayTime(item.updatedAt, timeZone),
    };
  }
}

export function personOf(account: { name: string; userName: string } | null): ContentItemPersonDto | null {
  return account && { name: shownName(account) };
}
