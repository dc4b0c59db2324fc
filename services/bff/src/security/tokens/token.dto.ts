import { TOKEN_SCOPES, type TokenScope } from '../../common/auth/scopes.constants.js';
import { TimeField } from '../../common/fields/date-field.js';
import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { UUID } from '../../common/fields/uuid.constants.js';
import { PageOf, PageQuery } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { type AccessToken } from '../../people/access-tokens/access-token.entity.js';
import {
  TOKEN_DAYS,
  TOKEN_NAME,
  type TokenDays,
} from '../../people/access-tokens/access-tokens.constants.js';
import { ConfirmedDto } from '../passwords/confirmed.dto.js';

const ID = { example: '3f0c7a52-9a1e-4c57-8f6b-1b2c3d4e5f60' } as const;
const NAME = { ...TOKEN_NAME, description: 'What it is for.', example: 'Nightly report' } as const;
const SCOPES = {
  values: TOKEN_SCOPES,
  enumName: 'TokenScope',
  maxItems: TOKEN_SCOPES.length,
  example: ['policies:read'],
} as const;
const SCOPE_TEXT =
  'What it opens: the reading or the other operations of a group of this document. Never more than the account may do.';

export class TokenParams {
  @TextField({ query: true, description: 'Key of the token.', pattern: UUID, form: 'uuid', ...ID })
  id: string;
}

export class CreateAccessTokenDto extends ConfirmedDto {
  @TextField(NAME)
  name: string;

  @EnumListField({ ...SCOPES, minItems: 1, description: SCOPE_TEXT })
  scopes: TokenScope[];

  @EnumField({
    values: TOKEN_DAYS,
    enumName: 'TokenDays',
    names: TOKEN_DAYS.map((days) => `days${days}`),
    description: 'For how many days it is valid.',
    example: 30,
  })
  days: TokenDays;
}

export class AccessTokenSecretDto {
  @TextField({ description: 'Key of the token.', format: 'uuid', ...ID })
  id: string;

  @TextField({
    description: 'Send it as `Authorization: Bearer <token>`. It is shown only in this answer.',
    example: 'sala_pat_0123456789…',
  })
  token: string;
}

export class AccessTokenDto {
  @TextField({ description: 'Key of the token.', format: 'uuid', ...ID })
  id: string;

  @TextField(NAME)
  name: string;

  @EnumListField({ ...SCOPES, minItems: 0, description: SCOPE_TEXT })
  scopes: TokenScope[];

  @TimeField({ description: 'When it was made.', example: '2026-11-20 08:30:00' })
  createdTime: string;

  @TimeField({ description: 'From when on it is refused with 50014.', example: '2026-12-20 08:30:00' })
  expiresTime: string;

  @TimeField({
    nullable: true,
    description: 'The last request with it, to the minute; null if there was none.',
    example: '2026-11-22 14:05:00',
  })
  lastUsedTime: string | null;

  static from(token: AccessToken, timeZone: string): AccessTokenDto {
    const { id, name, scopes, createdAt, expiresAt, lastUsedAt } = token;
    return {
      id,
      name,
      scopes,
      createdTime: displayTime(createdAt, timeZone),
      expiresTime: displayTime(expiresAt, timeZone),
      lastUsedTime: lastUsedAt && displayTime(lastUsedAt, timeZone),
    };
  }
}

export class AccountTokenPageDto extends PageOf(AccessTokenDto) {}

export class AccessTokenPageDto extends PageOf(AccessTokenDto) {
  @EnumListField({ ...SCOPES, minItems: 0, description: 'The scopes that open something for your role.' })
  scopes: TokenScope[];
}

export class AccountTokenQuery extends PageQuery {
  @IntField({ query: true, description: 'Key of the account.', ...ROW_ID, example: 2 })
  account: number;
}
