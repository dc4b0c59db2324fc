import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { loadChunk } from '../../../shared/chunks/load-chunk';
import { rememberedUser, rememberUser } from '../../../shared/session/remembered-user';
import { session } from '../../../shared/session/session.store';
import type { SecondStep } from './needed-step';

export type LoginField = 'username' | 'password';

export class LoginStore {
  username = rememberedUser();
  password = '';
  remember = rememberedUser() !== '';
  missing: LoginField[] = [];
  failure: unknown = null;
  isBusy = false;
  /** A passkey is asked for. */
  isAsking = false;
  /** Of a password that was right, but needs the second factor. */
  step: SecondStep | null = null;

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
    if (this.isBusy || this.isAsking || !this.check()) return false;
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

  /** Without user name and password. @returns whether the login succeeded; if not, `failure` says why */
  async submitPasskey(): Promise<boolean> {
    if (this.isBusy || this.isAsking) return false;
    this.beginPasskey();
    try {
      const { loadPasskeyLogin } = await loadChunk(() => import('./doors/load-door'));
      const { logInWithPasskey } = await loadPasskeyLogin();
      await logInWithPasskey(this.remember);
      return true;
    } catch (error) {
      this.failPasskey(error);
      return false;
    } finally {
      this.end();
    }
  }

  /** Back from the second step to the password. */
  forgetStep(): void {
    this.step = null;
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

  private beginPasskey(): void {
    this.isAsking = true;
    this.missing = [];
    this.failure = null;
  }

  private failPasskey(error: unknown): void {
    this.failure = error;
  }

  private fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.step = stepOf(error);
    if (this.step === null) this.failure = error;
    else this.keepName();
  }

  private end(): void {
    this.isBusy = false;
    this.isAsking = false;
  }
}

function stepOf({ data }: ApiError): SecondStep | null {
  if (typeof data !== 'object' || data === null || !('challenge' in data && 'methods' in data)) return null;
  const { challenge, methods } = data;
  return typeof challenge === 'string' && Array.isArray(methods) ? { challenge, methods } : null;
}
