import { makeAutoObservable } from 'mobx';
import { getPerson } from '../../../api/generated/directory/directory';
import { recordVisit } from '../../../api/generated/user/user';
import type { PersonDetailsDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';

/** A person whose page is open. */
export class PersonStore {
  readonly resource = new Resource<PersonDetailsDto>();
  private readonly account: number;

  constructor(account: number) {
    this.account = account;
    makeAutoObservable<this, 'account'>(this, { resource: false, account: false }, { autoBind: true });
  }

  open(): void {
    this.load();
    recordVisit({ key: 'homepage', id: this.account }, { skipErrorToast: true }).catch(() => undefined);
  }

  readonly load = (): void => {
    void this.resource.load((signal) => getPerson(this.account, { signal, skipErrorToast: true }));
  };
}
