import { listGrants } from '../../api/generated/accounts/accounts';
import type { GrantPageDto } from '../../api/generated/model';
import { Resource } from '../data/resource';

const FIRST = { current: 1, pageSize: 100 };

/** What an account, or anybody, was given that has not ended. */
export class GrantsStore {
  readonly grants = new Resource<GrantPageDto>();
  private readonly account: number | undefined;

  /** @param account undefined: of all */
  constructor(account?: number) {
    this.account = account;
  }

  readonly load = async (): Promise<void> => {
    const of = this.account === undefined ? {} : { account: this.account };
    await this.grants.load((signal) =>
      listGrants({ ...FIRST, ...of, live: true }, { signal, skipErrorToast: true }),
    );
  };

  readonly stop = (): void => {
    this.grants.stop();
  };
}
