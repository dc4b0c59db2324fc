import { makeAutoObservable } from 'mobx';
import { getUserInfo, login, logout } from '../../api/generated/user/user';
import type { LoginDto, UserInfoDto } from '../../api/generated/model';
import { removeRouteListener } from '../lib/route-events';
import { settings } from '../settings/settings.store';
import { clearToken, storeToken } from './token';

export type Role = 'admin' | 'user';

/** Who is signed in. The role may be switched to look around; the server judges by its own. */
export class SessionStore {
  user: UserInfoDto | null = null;
  role: Role | '' = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async login(credentials: LoginDto): Promise<void> {
    try {
      const { token } = await login(credentials, { shownInPlace: true });
      storeToken(token);
    } catch (error) {
      clearToken();
      throw error;
    }
  }

  async loadUser(): Promise<void> {
    this.setUser(await getUserInfo({ shownInPlace: true }));
  }

  /** Ends the session here in any case: a server that is away must not keep anyone signed in. */
  async logout(): Promise<void> {
    try {
      await logout({ shownInPlace: true });
    } catch {
      // The session is over for this browser whatever the server said.
    } finally {
      this.reset();
    }
  }

  switchRole(): void {
    this.role = this.role === 'admin' ? 'user' : 'admin';
  }

  reset(): void {
    this.user = null;
    this.role = '';
    clearToken();
    removeRouteListener();
    settings.clearServerMenu();
  }

  private setUser(user: UserInfoDto): void {
    this.user = user;
    this.role = user.role;
  }
}

export const session = new SessionStore();
