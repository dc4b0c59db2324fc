import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { shownName } from '../../common/text/shown-name.js';
import { PASSWORD_LINK_MINUTES } from '../../security/password-links/password-links.constants.js';
import { type EmailHolder } from '../../people/accounts/account.entity.js';
import { type Offer, ReviewedDto } from '../../review/reviews/reviewed.dto.js';
import { REVIEW_REASON } from '../../review/reviews/reviews.constants.js';
import { EmailHolderDto } from './email-holder.dto.js';
import { kind, state } from './account-request-fields.dto.js';
import { type AccountRequest } from './account-request.entity.js';
import {
  ACCOUNT_REQUEST_ACTIONS,
  type AccountRequestAction,
  type AccountRequestKind,
  type AccountRequestState,
  EMAIL_HOLDERS,
} from './account-requests.constants.js';

interface Shown {
  timeZone: string;
  offer: Offer<AccountRequestAction>;
  /** The accounts that have an address of the requests that are shown. */
  holders: readonly EmailHolder[];
}

export class AccountRequestDto extends ReviewedDto({
  actions: ACCOUNT_REQUEST_ACTIONS,
  enumName: 'AccountRequestAction',
  description: 'The actions available to you in the current state of the request.',
  example: ['approve', 'reject'],
}) {
  @IntField({ description: 'Key of the request.', ...ROW_ID, example: 1 })
  id: number;

  @EnumField(kind)
  kind: AccountRequestKind;

  @EnumField(state)
  state: AccountRequestState;

  @TextField({ description: 'The user name of the account.', example: 'maly' })
  userName: string;

  @TextField({ description: 'The display name.', example: 'Chan Maly' })
  name: string;

  @TextField({
    description: 'Email address, as the person entered it; may be empty.',
    example: 'maly@sala.example',
  })
  email: string;

  @BooleanField({
    description: 'Whether the address is known to belong to this person. Send a link to no other address.',
    example: false,
  })
  emailConfirmed: boolean;

  @TextField({
    description: 'The last address that the person confirmed; empty if there is none.',
    example: '',
  })
  confirmedEmail: string;

  @ApiProperty({
    description:
      'The other accounts that have this address, at most ' +
      `${EMAIL_HOLDERS.maxItems}. Verify the identity of the person before you decide.`,
    type: [EmailHolderDto],
    maxItems: EMAIL_HOLDERS.maxItems,
  })
  emailHolders: EmailHolderDto[];

  @TimeField({
    description: 'When it was received, in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  createdTime: string;

  @TimeField({
    nullable: true,
    description: 'When it was decided; null while it is open.',
    example: '2026-03-14 10:02:11',
  })
  decidedTime: string | null;

  @TextField({
    nullable: true,
    description: 'The administrator who decided it; null while it is open.',
    example: 'Sok Dara',
  })
  handler: string | null;

  @TextField({
    description: 'Why it was rejected; empty if it was not.',
    maxLength: REVIEW_REASON.maxLength,
    example: '',
  })
  reason: string;

  static from(request: AccountRequest, { timeZone, offer, holders }: Shown): AccountRequestDto {
    const { id, kind: asked, state: at, account, createdAt, decidedAt, handler, reason, version } = request;
    const { userName, name, email, emailConfirmed, confirmedEmail } = account;
    const { actions, approvals, approvalsNeeded, leftTo, leftFrom } = offer;
    return {
      ...{
        id,
        kind: asked,
        state: at,
        reason,
        version,
        actions,
        approvals,
        approvalsNeeded,
        leftTo,
        leftFrom,
      },
      ...{ userName, name, email, emailConfirmed, confirmedEmail },
      emailHolders: EmailHolderDto.allOf(account, holders),
      createdTime: displayTime(createdAt, timeZone),
      decidedTime: decidedAt && displayTime(decidedAt, timeZone),
      handler: shownName(handler),
    };
  }
}

export class AccountRequestPageDto extends PageOf(AccountRequestDto) {}

/** A link to hand over. It is shown this once. */
export class MadePasswordLinkDto {
  @TextField({
    description: `The address for the person, valid for ${PASSWORD_LINK_MINUTES} minutes and once.`,
    example: 'https://sala.example/login?door=reset#token=kX0m3Wn8bq2Zt5uYc7Rj1dLf9aHs4vGe6pTo0iQxNwE',
  })
  link: string;

  @IntField({ description: 'How many minutes it is valid.', minimum: 1, maximum: 1_440, example: 30 })
  minutes: number;
}
