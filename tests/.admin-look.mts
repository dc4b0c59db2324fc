import { chromium } from 'playwright-core';
const B = 'http://localhost:4170';
const login = async (u: string) => (await (await fetch(B + '/api/user/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: u, password: u }) })).json() as any).data.token;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const admin = await login('admin'); const user = await login('user');
const shots: [string, string, string, string, number, 'light' | 'dark', ((p: any) => Promise<void>)?][] = [
  ['keys-en', '/list/keys', admin, 'en-US', 1280, 'light'],
  ['webhooks-zh', '/list/webhooks', admin, 'zh-CN', 1280, 'dark'],
  ['accounts-en', '/list/accounts', admin, 'en-US', 1280, 'light'],
  ['accounts-km', '/list/accounts', admin, 'km-KH', 360, 'light'],
  ['services-km', '/list/services', admin, 'km-KH', 360, 'dark'],
  ['authors-en', '/library/authors', admin, 'en-US', 1280, 'light'],
  ['work-en', '/dashboard/workplace', admin, 'en-US', 1280, 'light'],
  ['team-user', '/user/teams?open=1', user, 'en-US', 1280, 'light'],
  ['team-user-km', '/user/teams?open=1', user, 'km-KH', 360, 'dark'],
  ['renewals', '/list/orders?view=renewals', admin, 'en-US', 1280, 'light'],
  ['ledger', '/list/orders?view=ledger', admin, 'zh-CN', 1280, 'dark'],
  ['status', '/list/status', admin, 'en-US', 1280, 'light'],
];
for (const [name, path, token, locale, width, scheme, act] of shots) {
  const c = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, locale: 'en-US' });
  const p = await c.newPage();
  await p.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)}); localStorage.setItem('locale', ${JSON.stringify(locale)});`);
  const errors: string[] = [];
  p.on('console', (m: any) => m.type() === 'error' && errors.push(m.text()));
  await p.goto(B + path); await p.waitForTimeout(3500); await act?.(p);
  const over = await p.evaluate('document.documentElement.scrollWidth > innerWidth');
  await p.screenshot({ path: `/tmp/ashots/${name}.png` });
  console.log(name, 'sideways', over, errors.slice(0, 2));
  await c.close();
}
await browser.close();
