import type { Browser, Page } from '@playwright/test';
import { MailSink } from '../../support/mail-sink.ts';
import { test as base, expect } from '../../support/test.ts';
import { arriveAs, type Account } from '../visitor.ts';

/** Its mail goes to a server of the tests. */
const test = base.extend<object, { mailSink: MailSink }>({
  mailSink: [
    async ({}, use) => {
      const sink = await MailSink.start();
      await use(sink);
      await sink.stop();
    },
    { scope: 'worker' },
  ],
  productSettings: [async ({ mailSink }, use) => use(mailSink.environment), { scope: 'worker' }],
});

// They close the product for others and set the password of an account.
test.use({ productName: 'operations' });
// The tests run in order on one product.
test.describe.configure({ mode: 'default' });

const QUIET_PAGE = '/exception/404';

/** Another browser; signed in where an account is named. */
async function open(browser: Browser, baseURL: string | undefined, account?: Account): Promise<Page> {
  const page = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  if (account !== undefined) await arriveAs(page, account);
  return page;
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('User name').fill('user');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('maintenance shuts out everyone but administrators, and lets them back in by itself', async ({
  page: admin,
  browser,
  baseURL,
}) => {
  const user = await open(browser, baseURL, 'user');
  const visitor = await open(browser, baseURL);
  await arriveAs(admin, 'admin');
  await user.goto('/list/card');
  await expect(user.getByRole('article').first()).toBeVisible();
  await visitor.goto('/login');

  await admin.goto(QUIET_PAGE);
  await admin.getByRole('button', { name: /^Account of/ }).click();
  await admin.getByRole('menuitem', { name: 'Maintenance mode…' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Maintenance mode' });
  await dialog.getByLabel('Message').fill('We are moving to a larger database.');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(admin.getByText(/^Maintenance mode is on/)).toBeVisible();

  const cover = user.getByRole('dialog', { name: 'Under Maintenance' });
  await expect(cover).toContainText('We are moving to a larger database.');
  await logIn(visitor, 'user');
  await expect(visitor.getByText('The product is under maintenance. It will be back soon.')).toBeVisible();
  await expect(visitor).toHaveURL('/login');
  await admin.goto('/list/search-table');
  await expect(admin.getByText(/^\d+ rows$/)).toBeVisible();
  await user.reload();
  await expect(user).toHaveURL('/maintenance');
  await expect(user.getByText('We are moving to a larger database.')).toBeVisible();

  await admin.getByRole('button', { name: 'Change or end…' }).click();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(admin.getByText(/^Maintenance mode is on/)).toBeHidden();
  await expect(user).toHaveURL('/list/card');
  await expect(user.getByRole('article').first()).toBeVisible();
  await logIn(visitor, 'user');
  await expect(visitor).toHaveURL('/dashboard/workplace');
  await user.context().close();
  await visitor.context().close();
});

const ACTIVITY = {
  channelType: 'App store',
  promotionTime: ['2099-01-01', '2099-01-31'],
  promoteLink: 'https://sala.example/robots',
  advertisingSource: 'Newsletter',
  advertisingMedia: 'Video',
  keyword: ['robots'],
  pushNotify: true,
  advertisingContent: 'Build a robot that waters the garden.',
};

test('an application goes through its steps while its applicant watches, and another is returned', async ({
  page: applicant,
  browser,
  baseURL,
}) => {
  const headers = { Authorization: `Bearer ${await arriveAs(applicant, 'admin')}` };
  const apply = async (activityName: string): Promise<string> => {
    const data = { ...ACTIVITY, activityName };
    const answer = await applicant.request.post('/api/channel-activities', { headers, data });
    const { data: stored } = (await answer.json()) as { data: { applicationId: number } };
    return `/result/success?application=${stored.applicationId}`;
  };
  const reviewer = await open(browser, baseURL, 'approver');
  const title = applicant.getByRole('heading', { level: 1 });
  const launched = await apply('Launched');
  const returned = await apply('Returned');

  await applicant.goto(launched);
  await expect(title).toHaveText('Submit Success');
  await reviewer.goto(launched);
  for (const step of ['Leader Review', 'Purchase Certificate', 'Safety Test', 'Officially launched'])
    await reviewer.getByRole('button', { name: `Complete: ${step}` }).click();
  await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText('Officially launched');
  await expect(title).toHaveText('Officially launched');

  await applicant.goto(returned);
  await expect(title).toHaveText('Submit Success');
  await reviewer.goto(returned);
  await reviewer.getByRole('button', { name: 'Return for correction' }).click();
  const dialog = reviewer.getByRole('dialog', { name: 'Return for correction' });
  await dialog.getByRole('checkbox', { name: 'The promotion link is wrong' }).check();
  const own = dialog.getByLabel(/^What to correct/);
  await own.fill('The promotion link is wrong.');
  await dialog.getByRole('button', { name: 'Return for correction' }).click();
  await expect(dialog.getByText(/Says the same as another reason/)).toBeVisible();
  await expect(own).toHaveValue('The promotion link is wrong.');
  await own.fill('The link leads nowhere.');
  await dialog.getByRole('button', { name: 'Return for correction' }).click();
  await expect(dialog).toBeHidden();
  await applicant.getByRole('link', { name: 'Read why it was returned' }).click();
  await expect(title).toHaveText('Submit Error');
  const reasons = applicant.getByRole('region', { name: 'Error details' }).getByRole('listitem');
  await expect(reasons).toContainText([
    /The promotion link is wrong.*Open the link/,
    'The link leads nowhere.',
  ]);

  // From the menu: what was returned last to oneself, or else in the school.
  await reviewer.goto('/result/error');
  await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText('Submit Error');
  await expect(reviewer.getByText(/^Nothing was returned to you/)).toBeVisible();
  await expect(reviewer.getByText(/^Channel promotion “Returned”/)).toBeVisible();
  await reviewer.goto('/result/success');
  const plan = reviewer.getByRole('region', { name: 'What will happen' });
  await expect(
    plan.getByText(
      /^(Submit Application|Leader Review|Purchase Certificate|Safety Test|Officially launched), /,
    ),
  ).toHaveCount(5);
  await reviewer.getByRole('button', { name: 'Begin an application' }).click();
  await expect(reviewer).toHaveURL('/form/step');
  await applicant.goto('/result/error');
  await expect(applicant.getByText(/^Channel promotion “Returned”/)).toBeVisible();
  await applicant.getByRole('button', { name: /correct/i }).click();
  await expect(applicant.getByLabel('Activity name')).toHaveValue('Returned');
  await reviewer.context().close();
});

test('a forgotten password is set by the link of a mail', async ({ page, mailSink }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByLabel('User name or email address').fill('maly@sala.example');
  await page.getByRole('button', { name: 'Request a link' }).click();
  await expect(page.getByText(/^If there is such an account/).first()).toBeVisible();

  const addressIn = (text = '') => /\S+\/login\?door=reset&locale=[\w-]+#token=[\w-]+/.exec(text)?.[0];
  await expect.poll(() => addressIn(mailSink.textsTo('maly@sala.example').at(-1))).toBeDefined();
  const link = new URL(addressIn(mailSink.textsTo('maly@sala.example').at(-1)) ?? '');
  await page.goto(`${link.pathname}${link.search}${link.hash}`);
  await expect(page.getByLabel('User name')).toHaveValue('user');
  await page.getByLabel('New password').fill('Lotus-Pond-7');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Log in to /);
  await logIn(page, 'Lotus-Pond-7');
  await expect(page).toHaveURL('/dashboard/workplace');
});
