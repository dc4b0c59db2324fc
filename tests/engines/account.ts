import type { Tab } from './tab.ts';

export type Account = 'admin' | 'user';

/** A session through the API of the product. */
export class Session {
  readonly token: string;
  readonly #url: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.token = token;
  }

  /** Signs in, and resets the settings of the account, so that no journey depends on another. */
  static async open(url: string, account: Account): Promise<Session> {
    const signIn = new Session(url, '');
    const body = JSON.stringify({ username: account, password: account });
    const { token } = (await signIn.call('POST', '/api/user/login', body)) as { token: string };
    const session = new Session(url, token);
    await session.call('PUT', '/api/user/settings', '{}');
    return session;
  }

  /** The `data` of the answer. */
  async call(method: 'POST' | 'PUT', path: string, body?: string): Promise<unknown> {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (this.token !== '') headers.Authorization = `Bearer ${this.token}`;
    const answer = await fetch(new URL(path, this.#url), { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  }
}

/** Fills the login page in and sends it. */
export async function logIn(tab: Tab, account: Account, password: string = account): Promise<void> {
  await tab.label('User name').fill(account);
  await tab.label('Password').fill(password);
  await tab.role('button', 'Log in').click();
}

/** Gives the browser a session, without the login page. */
export async function arriveAs(tab: Tab, account: Account, url: string): Promise<Session> {
  const session = await Session.open(url, account);
  await tab.goto(new URL('/robots.txt', url).href);
  await tab.evaluate(`localStorage.setItem('token', ${JSON.stringify(session.token)})`);
  return session;
}
