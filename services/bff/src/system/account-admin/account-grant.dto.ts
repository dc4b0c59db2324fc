import { GRANTABLE } from '../../common/auth/grants.constants.js';
import { type GrantableCapability } from '../../common/auth/capabilities.constants.js';
import { DateField, TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { shownName } from '../../common/text/shown-name.js';
import { displayTime } from '../../common/time/display-time.js';
import { type CapabilityGrant } from '../../people/grants/capability-grant.entity.js';
import { AccountReasonDto } from './account-admin.dto.js';
import { GRANT_DAYS } from './account-grants.constants.js';

const CAPABILITY = {
  values: GRANTABLE,
  enumName: 'GrantableCapability',
  description: 'What the account may do on top of its role.',
  example: 'content.inspect',
} as const;

export class GrantQuery extends PageQuery {
  @IntField({
    query: true,
    optional: true,
    description: 'Key of an account: only what it was given.',
    ...ROW_ID,
    example: 12,
  })
  account?: number;

  @BooleanField({
    query: true,
    optional: true,
    description: 'Only grants that last, or only those that have ended.',
    example: true,
  })
  live?: boolean;
}

export class GiveAccountGrantDto extends AccountReasonDto {
  @EnumField(CAPABILITY)
  capability: GrantableCapability;

  @DateField({
    description: `The last day on which it holds, in the time zone of the deployment: today or later, at most ${GRANT_DAYS} days from today.`,
    example: '2026-06-30',
  })
  lastDay: string;
}

export class EndAccountGrantDto extends AccountReasonDto {
  @EnumField(CAPABILITY)
  capability: GrantableCapability;
}

export class GrantDto {
  @IntField({ description: 'Key of the grant.', ...ROW_ID, example: 4 })
  id: number;

  @IntField({ description: 'Key of the account.', ...ROW_ID, example: 12 })
  account: number;

  @TextField({ description: 'The name with which the person logs in.', example: 'maly' })
  userName: string;

  @TextField({ description: 'The display name.', example: 'Chan Maly' })
  name: string;

  @EnumField(CAPABILITY)
  capability: GrantableCapability;

  @TextField({ description: 'Why it was given.', example: 'Inspects the lessons about robots this term.' })
  reason: string;

  @TextField({ description: 'Who gave it.', example: 'Sok Dara' })
  givenBy: string;

  @TimeField({ description: 'From when it holds.', example: '2026-03-14 09:26:00' })
  startTime: string;

  @DateField({ description: 'The last day on which it holds by itself.', example: '2026-06-30' })
  lastDay: string;

  @TimeField({
    nullable: true,
    description: 'When somebody ended it before; null if nobody did.',
    example: '2026-05-02 16:00:00',
  })
  endedTime: string | null;

  @TextField({
    nullable: true,
    description: 'Who ended it before its time; null if nobody did.',
    example: 'Sok Dara',
  })
  endedBy: string | null;

  @BooleanField({ description: 'Whether it holds.', example: true })
  live: boolean;

  static from(grant: CapabilityGrant, timeZone: string): GrantDto {
    const { id, account, capability, reason, giver, ender, startsAt, endsAt, endedAt } = grant;
    return {
      ...{ id, account: account.id, userName: account.userName, name: shownName(account) },
      ...{ capability, reason, givenBy: shownName(giver), endedBy: shownName(ender) },
      startTime: displayTime(startsAt, timeZone),
      lastDay: displayTime(new Date(endsAt.getTime() - 1), timeZone).slice(0, 'YYYY-MM-DD'.length),
      endedTime: endedAt && displayTime(endedAt, timeZone),
      live: endedAt === null && endsAt.getTime() > Date.now(),
    };
  }
}

export class GrantPageDto extends PageOf(GrantDto) {}
