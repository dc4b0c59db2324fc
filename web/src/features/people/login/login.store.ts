import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { rememberedUser, rememberUser } from '../../../shared/session/remembered-user';
import { session } from '../../../shared/session/session.store';

export type LoginField = 'username' | 'password';

export class LoginStore {
  username = rememberedUser();
  password = '';
  remember = rememberedUser() !== '';
  missing: LoginField[] = [];
  failure: ApiError | null = null;
  isBusy = false;
  /** Of a password that was right, but needs the second factor. */
  challenge: string | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setField(field: LoginField, value: string): void {
    this[field] = value;
    this.missing = this.missing.filter((other) => other !== field);
  }

  setRemember(remember: boolean): void {
    this.remember = remember;
  }

  /** @returns whether the login succeeded; if not, `missing` or `failure` says why */
  async submit(): Promise<boolean> {
    if (this.isBusy || !this.check()) return false;
    this.begin();
    try {
      const { username, password, remember } = this;
      await session.login({ username: username.trim(), password, remember });
      this.keepName();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.end();
    }
  }

  /** Back from the second step to the password. */
  forgetChallenge(): void {
    this.challenge = null;
    this.password = '';
  }

  private keepName(): void {
    rememberUser(this.remember ? this.username.trim() : null);
  }

  private check(): boolean {
    const empty: Record<LoginField, boolean> = {
      username: this.username.trim() === '',
      password: this.password === '',
    };
    this.missing = (['username', 'password'] as const).filter((field) => empty[field]);
    return this.missing.length === 0;
  }

  private begin(): void {
    this.isBusy = true;
    this.failure = null;
  }

  private fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.challenge = challengeOf(error);
    if (this.challenge === null) this.failure = error;
    else this.keepName();
  }

  private end(): void {
    this.isBusy = false;
  }
}

function challengeOf({ data }: ApiError): string | null {
  const isNeeded = typeof data === 'object' && data !== null && 'challenge' in data;
  return isNeeded && typeof data.challenge === 'string' ? data.challenge : null;
}
