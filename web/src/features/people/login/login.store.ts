import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { rememberedUser, rememberUser } from '../../../shared/session/remembered-user';
import { session } from '../../../shared/session/session.store';
import { loadDoors } from './load-doors';
import type { SecondStep } from './needed-step';

export type LoginField = 'username' | 'password';
type LoginWay = 'password' | 'passkey';

export class LoginStore {
  username = rememberedUser();
  password = '';
  remember = rememberedUser() !== '';
  /** Only the password is still to be entered. */
  isNameKnown = false;
  missing: LoginField[] = [];
  failure: unknown = null;
  busy: LoginWay | null = null;
  /** Of a password that was right, but needs the second factor. */
  step: SecondStep | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setField(field: LoginField, value: string): void {
    this[field] = value;
    this.missing = this.missing.filter((other) => other !== field);
  }

  /** This person has just set the password. Nothing of anybody who was here before is taken over. */
  expect(username: string): void {
    this.forgetStep();
    this.username = username;
    this.remember = this.remember && username === rememberedUser();
    this.missing = [];
    this.failure = null;
    this.isNameKnown = true;
  }

  setRemember(remember: boolean): void {
    this.remember = remember;
  }

  /** @returns whether the login succeeded; if not, `missing` or `failure` says why */
  async submit(): Promise<boolean> {
    return this.check() && (await this.attempt('password', () => this.sendPassword()));
  }

  /** Without user name and password. @returns whether the login succeeded; if not, `failure` says why */
  async submitPasskey(): Promise<boolean> {
    this.missing = [];
    return await this.attempt('passkey', () => this.sendPasskey());
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

  private async sendPassword(): Promise<void> {
    const { username, password, remember } = this;
    await session.login({ username: username.trim(), password, remember });
    this.keepName();
  }

  private async sendPasskey(): Promise<void> {
    const { loadPasskeyLogin } = await loadDoors();
    const { logInWithPasskey } = await loadPasskeyLogin();
    await logInWithPasskey(this.remember);
  }

  private async attempt(way: LoginWay, send: () => Promise<void>): Promise<boolean> {
    if (this.busy !== null) return false;
    this.begin(way);
    try {
      await send();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.end();
    }
  }

  private begin(way: LoginWay): void {
    this.busy = way;
    this.failure = null;
  }

  private fail(error: unknown): void {
    this.step = error instanceof ApiError ? stepOf(error) : null;
    if (this.step === null) this.failure = error;
    else this.keepName();
  }

  private end(): void {
    this.busy = null;
  }
}

function stepOf({ data }: ApiError): SecondStep | null {
  const step = data as Partial<SecondStep> | null | undefined;
  return step?.challenge && step.methods ? (step as SecondStep) : null;
}
