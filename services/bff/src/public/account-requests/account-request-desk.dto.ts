import { type Role, ROLES } from '../../common/auth/roles.constants.js';
import { RecordVersionDto } from '../../review/reviews/reviewed.dto.js';
import { RecordChangedDto } from '../../platform/audit/record-changed.dto.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import {
  ACCOUNT_REQUEST_SEARCH,
  type AccountRequestKind,
  type AccountRequestState,
} from './account-requests.constants.js';
import { kind, state } from './account-request-fields.dto.js';

export class AccountRequestQuery extends PageQuery {
  @EnumField({ ...kind, query: true, optional: true })
  kind?: AccountRequestKind;

  @EnumField({ ...state, query: true, optional: true })
  state?: AccountRequestState;

  @TextField({
    query: true,
    optional: true,
    description: 'A part of the user name, the name or the email address, case-insensitive.',
    ...ACCOUNT_REQUEST_SEARCH,
    example: 'maly',
  })
  search?: string;
}

export class ApproveAccountRequestDto extends RecordVersionDto {
  @EnumField({
    values: ROLES,
    enumName: 'Role',
    optional: true,
    description: 'What the person may do.',
    default: 'user',
    example: 'user',
  })
  role: Role = 'user';
}

/** Sent to administrators. Events contain no personal data. */
export class AccountRequestChangedDto extends RecordChangedDto({
  id: 'Key of the request.',
  action: 'What happened to the request: create, approve, makeLink, reject or expire.',
  example: { id: 1, action: 'approve' },
}) {}
