import { makeAutoObservable, reaction } from 'mobx';
import { listRegions } from '../../../api/generated/regions/regions';
import { saveUserInfo } from '../../../api/generated/user/user';
import type { RegionDto, UserInfoDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { FormStore } from '../../../shared/forms/form.store';
import { session } from '../../../shared/session/session.store';
import { type BasicInformation, bodyOf, problemsOf, valuesOf } from './basic-information';

/** What people say about themselves, as the account has it. */
export class BasicInformationStore {
  readonly regions = new Resource<RegionDto[]>();
  /** Its answer says whether another email address was stored. */
  readonly form: FormStore<BasicInformation, boolean>;

  constructor(user: UserInfoDto) {
    this.form = new FormStore<BasicInformation, boolean>({
      stored: valuesOf(user),
      problemsOf: (values) => problemsOf(values, this.regions.data ?? []),
      send: async (values) => {
        const before = session.user?.email;
        const body = bodyOf(values);
        await saveUserInfo(body, { skipErrorToast: true });
        return body.email !== before;
      },
      draft: 'basic information',
    });
    makeAutoObservable(this, { regions: false, form: false }, { autoBind: true });
  }

  /** Whether the stored address is known to be of this person. */
  get isEmailConfirmed(): boolean {
    return session.user?.emailConfirmed === true;
  }

  readonly loadRegions = (): void => {
    void this.regions.load((signal) => listRegions({ signal, skipErrorToast: true }));
  };

  /** Shows the stored state everywhere. The live event may have come before the answer, or not at all. */
  readonly refresh = (): void => {
    void session.refreshUser();
  };

  /** Takes over what another tab or device stores, until it is ended. */
  start(): () => void {
    if (!this.regions.isLoaded) this.loadRegions();
    const end = reaction(
      () => session.user,
      (user) => {
        if (user !== null) this.form.follow(valuesOf(user));
      },
    );
    return () => {
      end();
      this.regions.stop();
    };
  }
}
