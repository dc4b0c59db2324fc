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
      rememberUser(remember ? username.trim() : null);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.end();
    }
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
    this.failure = error;
  }

  private end(): void {
    this.isBusy = false;
  }
}
