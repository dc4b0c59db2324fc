import type { AccessTokenDto, AccountTokenPageDto } from '../../../api/generated/model';
import { listAccountTokens, revokeAccountToken } from '../../../api/generated/tokens/tokens';
import { Resource } from '../../../shared/data/resource';

/** More than an account can have. */
const ALL = { current: 1, pageSize: 100 };

/** The personal access tokens of an account. */
export class AccountTokensStore {
  readonly tokens = new Resource<AccountTokenPageDto>();

  private readonly account: number;

  constructor(account: number) {
    this.account = account;
  }

  readonly load = async (): Promise<void> => {
    const query = { ...ALL, account: this.account };
    await this.tokens.load((signal) => listAccountTokens(query, { signal, skipErrorToast: true }));
  };

  /** @throws ApiError */
  readonly revoke = async ({ id }: AccessTokenDto): Promise<void> => {
    await revokeAccountToken(id, { skipErrorToast: true });
    await this.load();
  };

  readonly stop = (): void => {
    this.tokens.stop();
  };
}
