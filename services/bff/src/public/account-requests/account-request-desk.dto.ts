import { type Role, ROLES } from '../../common/auth/roles.constants.js';
import { RecordVersionDto } from '../../review/reviews/reviewed.dto.js';
import { AUDIT_ACTION } from '../../platform/audit/audit.constants.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
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
export class AccountRequestChangedDto {
  @IntField({ description: 'Key of the request.', ...ROW_ID, example: 1 })
  id: number;

  @TextField({
    description: 'What happened to the request: create, approve, makeLink, reject or expire.',
    maxLength: AUDIT_ACTION.maxLength,
    example: 'approve',
  })
  action: string;
}
