import { makeAutoObservable } from 'mobx';
import { getUserInfo, login, logout } from '../../api/generated/user/user';
import { type LoginDto, Role, type UserInfoDto } from '../../api/generated/model';
import { removeRouteListener } from '../lib/route-events';
import { settings } from '../settings/settings.store';
import { clearToken, storeToken } from './token';

/** A server that does not answer must not keep anyone signed in. */
const LOGOUT_WAIT_MS = 3000;
/** Where app/tabs keeps the addresses of the opened screens. */
export const TABS_KEY = 'tabs';

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

  /** Another tab of the browser has signed in: whether as the person whom this one shows. */
  async isStillMine(): Promise<boolean> {
    const { accountId } = await getUserInfo({ shownInPlace: true });
    return accountId === this.user?.accountId;
  }

  /** Ends the session here in any case. */
  async logout(): Promise<void> {
    try {
      await logout({ shownInPlace: true, signal: AbortSignal.timeout(LOGOUT_WAIT_MS) });
    } catch {
      // The session is over for this browser whatever the server said.
    } finally {
      this.reset();
    }
  }

  /** Looks at the product as the next role does. */
  switchRole(): void {
    const roles = Object.values(Role);
    this.role = roles[(roles.findIndex((role) => role === this.role) + 1) % roles.length] ?? '';
  }

  /** Nothing of this person is left for the next one. */
  reset(): void {
    this.user = null;
    this.role = '';
    clearToken();
    sessionStorage.removeItem(TABS_KEY);
    removeRouteListener();
    settings.clearServerMenu();
  }

  private setUser(user: UserInfoDto): void {
    this.user = user;
    this.role = user.role;
  }
}

export const session = new SessionStore();
