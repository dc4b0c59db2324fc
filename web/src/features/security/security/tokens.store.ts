import type {
  CreateAccessTokenDto,
  TokenDays,
  AccessTokenDto,
  AccessTokenPageDto,
  AccessTokenSecretDto,
} from '../../../api/generated/model';
import { CreateTokenBody } from '../../../api/generated/model/bodies/tokens';
import { createAccessTokenDtoLimits } from '../../../api/generated/model/limits/tokens';
import { createToken, listTokens, revokeToken } from '../../../api/generated/tokens/tokens';
import { Resource } from '../../../shared/data/resource';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { FormStore } from '../../../shared/forms/form.store';

const quiet = { skipErrorToast: true };
/** More than an account can have. */
const ALL = { current: 1, pageSize: 100 };

/** The days have to be chosen: 0 is no choice. */
export type TokenValues = Omit<CreateAccessTokenDto, 'days'> & { days: TokenDays | 0 };

/** The personal access tokens of the person. */
export class TokensStore {
  readonly tokens = new Resource<AccessTokenPageDto>();

  readonly load = async (): Promise<void> => {
    await this.tokens.load((signal) => listTokens(ALL, { ...quiet, signal }));
  };

  /** @throws ApiError */
  readonly revoke = async ({ id }: AccessTokenDto): Promise<void> => {
    await revokeToken(id, quiet);
    await this.load();
  };

  readonly stop = (): void => {
    this.tokens.stop();
  };
}

/** Has no draft: it holds a password. */
export const tokenForm = () =>
  new FormStore<TokenValues, AccessTokenSecretDto>({
    stored: { name: '', scopes: [], days: 0, currentPassword: '' },
    problemsOf: (values) =>
      contractProblems(CreateTokenBody, createAccessTokenDtoLimits, { ...values, name: values.name.trim() }),
    send: ({ days, ...values }) => {
      if (days === 0) throw new Error('The form was sent although it has problems.');
      return createToken({ ...values, days, name: values.name.trim() }, quiet);
    },
  });
