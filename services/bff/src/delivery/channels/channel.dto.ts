import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { TextListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { RecordChangedDto } from '../../platform/audit/record-changed.dto.js';
import { type Channel } from './channel.entity.js';
import {
  CHANNEL_KEY,
  CHANNEL_NAME,
  CHANNEL_ORIGIN,
  CHANNEL_RATE,
  CHANNEL_STATES,
  CHANNEL_VERSION,
  type ChannelState,
  DEFAULT_VISITOR_COUNT,
  MAX_ORIGINS,
  OLD_KEY_HOURS,
  VISITOR_COUNTS,
  type VisitorCount,
} from './channels.constants.js';
import { PREVIEW_PATTERN } from './preview-pattern.constants.js';

const STATE = {
  values: CHANNEL_STATES,
  enumName: 'ChannelState',
  description: 'active: its key works; revoked: its keys no longer work, and never will again.',
  example: 'active',
} as const;

const PREVIEWS = {
  ...PREVIEW_PATTERN,
  description:
    'Where its site shows a preview of what is not online yet: an address on https (at `localhost` also on http) with `{token}`, by which ' +
    'the page asks `getDeliveredPreview`. `{slug}`, `{id}` and `{language}` stand for those of the item. Empty if it shows none.',
  example: 'https://school.example/lessons/{slug}?preview={token}',
} as const;

const VISITORS = {
  values: VISITOR_COUNTS,
  enumName: 'VisitorCount',
  description:
    'How it counts people. daily: by the day, from a keyed hash of address and browser whose key is thrown away each day; who returns ' +
    'is not known. remembered: by `visitor`, a random value that it keeps on the device where parents agree; who returns is known. ' +
    'none: not at all.',
  example: 'daily',
} as const;

export class WriteChannelDto {
  @TextField({ ...CHANNEL_NAME, description: 'Who reads it there.', example: 'School screens' })
  name: string;

  @TextListField({
    minItems: 0,
    maxItems: MAX_ORIGINS,
    items: { ...CHANNEL_ORIGIN, example: 'https://school.example' },
    description:
      'The sites whose pages may use the key, each as browsers send it: scheme, host, and port where it is not the ' +
      'usual one. Without any, no page may; programs other than browsers always may.',
    example: ['https://school.example'],
  })
  origins: string[];

  @IntField({
    ...CHANNEL_RATE,
    default: undefined,
    description:
      'How many requests a minute it may send to read, and as many again with events. Beyond it, addresses that sent more ' +
      'than a quarter are refused first.',
    example: 6_000,
  })
  rate: number;

  @EnumField({
    ...VISITORS,
    optional: true,
    description: `${VISITORS.description} Without it, a new one has \`${DEFAULT_VISITOR_COUNT}\`, and one that is edited keeps its own.`,
  })
  visitors?: VisitorCount;

  @TextField({
    ...PREVIEWS,
    optional: true,
    description: `${PREVIEWS.description} Without it, a new one shows none, and one that is edited keeps its own.`,
  })
  previewPattern?: string;
}

export class ChannelVersionDto {
  @IntField({
    ...CHANNEL_VERSION,
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    example: 1,
  })
  version: number;
}

export class EditChannelDto extends WriteChannelDto {
  @IntField({
    ...CHANNEL_VERSION,
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    example: 1,
  })
  version: number;
}

export class ChannelQuery extends PageQuery {
  @EnumField({ ...STATE, query: true, optional: true })
  state?: ChannelState;
}

export class ChannelDto extends WriteChannelDto {
  @IntField({ description: 'Key of the row.', ...ROW_ID, example: 1 })
  id: number;

  @TextField({
    ...CHANNEL_KEY,
    description: 'The publishable key, which requests carry. It is no secret: pages and apps contain it.',
    example: 'sala_pub_key-of-a-channel-as-an-example--',
  })
  key: string;

  @EnumField(VISITORS)
  declare visitors: VisitorCount;

  @TextField(PREVIEWS)
  declare previewPattern: string;

  @EnumField(STATE)
  state: ChannelState;

  @TimeField({
    nullable: true,
    description: `Until when the key before the last rotation works too, ${OLD_KEY_HOURS} hours; null if none does.`,
    example: '2026-03-15 09:26:53',
  })
  oldKeyUntil: string | null;

  @TimeField({
    nullable: true,
    description: 'When it was last used, to about a minute; null if it never was.',
  })
  lastUsedTime: string | null;

  @TimeField({
    description: 'When it was created, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
  })
  createdTime: string;

  @TimeField({ nullable: true, description: 'When it was revoked; null while it is active.', example: null })
  revokedTime: string | null;

  @IntField({
    ...CHANNEL_VERSION,
    description: 'Number of changes; send it with the next change.',
    example: 1,
  })
  version: number;

  static from(channel: Channel, timeZone: string): ChannelDto {
    const { id, name, key, origins, rate, visitors, previewPattern, version } = channel;
    const { oldKeyUntil, lastUsedAt, createdAt, revokedAt } = channel;
    const isOldOneUsed = revokedAt === null && oldKeyUntil !== null && oldKeyUntil > new Date();
    return {
      id,
      name,
      key,
      origins,
      rate,
      visitors,
      previewPattern,
      state: stateOf(channel),
      oldKeyUntil: isOldOneUsed ? displayTime(oldKeyUntil, timeZone) : null,
      lastUsedTime: lastUsedAt && displayTime(lastUsedAt, timeZone),
      createdTime: displayTime(createdAt, timeZone),
      revokedTime: revokedAt && displayTime(revokedAt, timeZone),
      version,
    };
  }
}

export function stateOf({ revokedAt }: Pick<Channel, 'revokedAt'>): ChannelState {
  return revokedAt === null ? 'active' : 'revoked';
}

export class ChannelPageDto extends PageOf(ChannelDto) {}

/** Sent to administrators, who reload what they show. */
export class ChannelChangedDto extends RecordChangedDto({
  id: 'Key of the row.',
  action: 'What happened: create, edit, rotateKey or revoke.',
  example: { id: 1, action: 'edit' },
}) {}
