import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique } from 'class-validator';
import { EnumField } from '../../common/fields/enum-field.js';
import { withRule } from '../../common/fields/field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectListField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { type Announcement, type AnnouncementText } from './announcement.entity.js';
import {
  ANNOUNCEMENT_ACTIONS,
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_LANGUAGES,
  ANNOUNCEMENT_TEXT,
  ANNOUNCEMENT_TITLE,
  ANNOUNCEMENT_VERSION,
  type AnnouncementAction,
  type AnnouncementKind,
} from './announcements.constants.js';

const kind = {
  values: ANNOUNCEMENT_KINDS,
  enumName: 'AnnouncementKind',
  description:
    'event: something to take part in; notice: something to know or to prepare for; news: something ' +
    'that has changed.',
  example: 'notice',
};

export class AnnouncementTextDto implements AnnouncementText {
  @EnumField({
    values: LANGUAGES,
    enumName: 'Language',
    description: 'The language of this title and text.',
    example: 'en-US',
  })
  language: Language;

  @TextField({ ...ANNOUNCEMENT_TITLE, description: 'One line.', example: 'Maintenance on Saturday' })
  title: string;

  @TextField({
    ...ANNOUNCEMENT_TEXT,
    description: 'The text; a line break begins a new paragraph.',
    example: 'The product is not available on Saturday from 22:00 to 23:00.',
  })
  text: string;
}

export class WriteAnnouncementDto {
  @EnumField(kind)
  kind: AnnouncementKind;

  @ObjectListField({
    type: AnnouncementTextDto,
    ...ANNOUNCEMENT_LANGUAGES,
    description:
      'In at least one language, and at most once in each. Clients show the language of the reader, or otherwise ' +
      'the first of the list.',
  })
  @ArrayUnique((text: AnnouncementText | null) => text?.language, withRule('unique'))
  texts: AnnouncementTextDto[];
}

export class AnnouncementVersionDto {
  @IntField({
    ...ANNOUNCEMENT_VERSION,
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    example: 1,
  })
  version: number;
}

export class EditAnnouncementDto extends WriteAnnouncementDto {
  @IntField({
    ...ANNOUNCEMENT_VERSION,
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    example: 1,
  })
  version: number;
}

export class AnnouncementQuery extends PageQuery {
  @EnumField({ ...kind, query: true, optional: true })
  kind?: AnnouncementKind;
}

export class AnnouncementDto extends WriteAnnouncementDto {
  @IntField({ description: 'Key of the announcement.', minimum: 1, example: 1 })
  id: number;

  @TimeField({
    description: 'When it was published, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  time: string;

  @ApiProperty({
    description: 'Who published it; null if the account no longer exists.',
    type: 'string',
    nullable: true,
    example: 'Sok Dara',
  })
  author: string | null;

  @IntField({
    ...ANNOUNCEMENT_VERSION,
    description: 'Number of changes; send it with the next change.',
    example: 1,
  })
  version: number;

  static from(announcement: Announcement, timeZone: string): AnnouncementDto {
    const { id, kind: ofKind, texts, publishedAt, author, version } = announcement;
    const time = displayTime(publishedAt, timeZone);
    return { id, kind: ofKind, texts, time, author: author?.name ?? null, version };
  }
}

export class AnnouncementPageDto extends PageOf(AnnouncementDto) {}

/** Sent to connected clients, which reload what they show. */
export class AnnouncementChangedDto {
  @IntField({ description: 'Key of the announcement.', minimum: 1, example: 1 })
  id: number;

  @EnumField({
    values: ANNOUNCEMENT_ACTIONS,
    enumName: 'AnnouncementAction',
    description: 'What was done.',
    example: 'create',
  })
  action: AnnouncementAction;

  @IntField({ ...ANNOUNCEMENT_VERSION, description: 'The new version.', example: 2 })
  version: number;
}
