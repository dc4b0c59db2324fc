import { makeAutoObservable } from 'mobx';
import { finishLogin, getStart, getUserInfo, login, logout } from '../../api/generated/user/user';
import { type FinishLoginDto, type LoginDto, Role, type UserInfoDto } from '../../api/generated/model';
import { removeRouteListener } from '../lib/route-events';
import { settings } from '../settings/settings.store';
import { forgetPreviewedRole, previewedRole, storePreviewedRole } from './previewed-role';
import { keepStart } from './start';
import { clearToken, noteLeaving, storeToken } from './token';

/** Timeout of the logout call: an unresponsive server must not keep the user signed in. */
const LOGOUT_WAIT_MS = 3000;
/** The storage key of the open tabs, see app/tabs. */
export const TABS_KEY = 'tabs';

/** The signed-in user. The role can be switched for a preview until the logout; the server checks the real one. */
export class SessionStore {
  user: UserInfoDto | null = null;
  role: Role | '' = '';
  /** Nothing but setting up a second factor is open: the deployment demands it of administrators. */
  secondFactorDue = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async login(credentials: LoginDto): Promise<void> {
    try {
      const { token } = await login(credentials, { skipErrorToast: true });
      storeToken(token);
    } catch (error) {
      clearToken();
      throw error;
    }
  }

  /** The second step, for an account with a second factor. */
  async finishLogin(step: FinishLoginDto): Promise<void> {
    const { token } = await finishLogin(step, { skipErrorToast: true });
    storeToken(token);
  }

  /** The second factor is set up: what waited for it is shown, and loads its own data. */
  endSecondFactorDuty(): void {
    this.secondFactorDue = false;
  }

  async loadUser(): Promise<void> {
    const start = await getStart({ skipErrorToast: true });
    keepStart(start);
    this.setUser(start.user, start.secondFactorDue);
  }

  /** Shows what was changed in another tab, on another device or by the server. The previewed role stays. */
  takeUser(user: UserInfoDto): void {
    if (user.accountId === this.user?.accountId) this.user = user;
  }

  /** Reads the user again after a change or a gap in the live events. Keeps the former one if that fails. */
  async refreshUser(): Promise<void> {
    try {
      this.takeUser(await getUserInfo({ skipErrorToast: true }));
    } catch {
      // The next live event or page load brings it.
    }
  }

  /** Whether a sign-in in another tab used the account that this tab shows. */
  async isStillMine(): Promise<boolean> {
    const { accountId } = await getUserInfo({ skipErrorToast: true });
    return accountId === this.user?.accountId;
  }

  /** Ends the local session even if the call fails. Keeps what the session storage has under the keys in `kept`. */
  async logout(kept: readonly string[] = []): Promise<void> {
    noteLeaving();
    try {
      await logout({ skipErrorToast: true, signal: AbortSignal.timeout(LOGOUT_WAIT_MS) });
    } catch {
      // The local session ends regardless of the response.
    } finally {
      this.reset(kept);
    }
  }

  /** Switches the preview to the next role. */
  switchRole(): void {
    const roles = Object.values(Role);
    const next = roles[(roles.findIndex((role) => role === this.role) + 1) % roles.length];
    if (next === undefined) return;
    this.role = next;
    if (this.user === null) return;
    // The role of the account needs no memory: then a change of it is followed.
    if (next === this.user.role) forgetPreviewedRole();
    else storePreviewedRole(this.user.accountId, next);
  }

  /** Shows the role that was switched to in another tab. */
  readRoleAgain(): void {
    if (this.user !== null) this.role = previewedRole(this.user.accountId) ?? this.user.role;
  }

  /** Removes all data of the user from this browser tab, except what the session storage has under the keys in `kept`. */
  reset(kept: readonly string[] = []): void {
    this.user = null;
    this.role = '';
    this.secondFactorDue = false;
    clearToken();
    forgetPreviewedRole();
    const entries = kept.map((key) => [key, sessionStorage.getItem(key)] as const);
    sessionStorage.clear();
    for (const [key, value] of entries) if (value !== null) sessionStorage.setItem(key, value);
    removeRouteListener();
    settings.clearServerMenu();
  }

  private setUser(user: UserInfoDto, secondFactorDue: boolean): void {
    this.user = user;
    this.readRoleAgain();
    this.secondFactorDue = secondFactorDue;
  }
}

export const session = new SessionStore();
