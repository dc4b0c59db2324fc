import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { arriveAs, complaintsOf, expectAccessible } from '../visitor.ts';

const LANGUAGES = [
  {
    language: 'en-US',
    path: '/',
    title: 'Children who make things, not just watch them.',
  },
  { language: 'zh-CN', path: '/zh-CN/', title: '不只看屏幕，' },
  // A word joiner keeps the repetition sign on the line of its word.
  { language: 'km-KH', path: '/km-KH/', title: 'ឱ្យកូន\u2060ៗចេះបង្កើត' },
];
const PHONE = { width: 360, height: 740 };
const SHIFTS = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

for (const { language, path, title } of LANGUAGES) {
  test.describe(`the public page in ${language}, on a phone`, () => {
    test.use({ viewport: PHONE });

    test('has no layout shift, overflow, foreign requests or violations', async ({ page, baseURL }) => {
      const complaints = complaintsOf(page);
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
      });
      await page.addInitScript(SHIFTS);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate('window.shifted')).toBe(0);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
      // Opens all collapsible sections.
      await page.evaluate(
        `document.querySelectorAll('main details').forEach((details) => (details.open = true))`,
      );
      await page.locator('form[data-kind=join] button').click();
      await expectAccessible(page);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
      expect([...complaints, ...elsewhere]).toEqual([]);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('a family requests a lesson, corrects an error and sees the thank-you page', async ({ page }) => {
        await page.goto(`${path}#join`);
        const form = page.locator('form[action="/enquiries/join"]');
        await form.locator('[name=name]').fill('<Maly>');
        await form.locator('[name=age]').selectOption('9');
        await form.locator('[name=message]').fill(`${language} & more`);
        // Turns off the browser's own validation, which would block the submit.
        await page.evaluate(`document.querySelector('form[action="/enquiries/join"]').noValidate = true`);
        await form.getByRole('button').click();
        await expect(page).toHaveURL(new RegExp(`/enquiries/${language}/[0-9a-f-]{36}$`));
        await expect(form.locator('[name=name]')).toHaveValue('<Maly>');
        await expect(form.locator('[name=age]')).toHaveValue('9');
        await expect(form.locator('.error:visible')).toHaveCount(2);
        await expect(form.locator('[name=consent]')).toHaveAttribute('aria-invalid', 'true');
        await form.locator('[name=reply]').fill('012 345 678');
        await form.locator('[name=consent]').check();
        await form.getByRole('button').click();
        await expect(page.locator('.reference')).toHaveText(/^S-[2-9A-Z]{7}$/);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      });
    });
  });
}

const REACHED = ['Home', 'About', 'Join us', 'Testimonials', 'Contact'];
const UNDER_MORE = ['Partners', 'Careers'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the header reaches every part by the keyboard, what does not fit under More', async ({ page }) => {
      await page.setViewportSize({ width: 1_000, height: 700 });
      await page.goto('/');
      const bar = page.getByRole('banner').locator('.sections');
      for (const name of REACHED) await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport();
      const more = bar.locator('summary');
      await more.focus();
      await page.keyboard.press('Enter');
      for (const name of UNDER_MORE)
        await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(bar.getByRole('link', { name: 'Partners' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/#partner');
      await expect(page.locator('#partner')).toBeInViewport();
      await bar.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page).toHaveURL('/#top');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });

    test('the menu of a phone reaches them too', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/');
      const menu = page.getByRole('banner').locator('.menu');
      await menu.locator('summary').click();
      for (const name of [...REACHED, ...UNDER_MORE])
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      await menu.getByRole('link', { name: 'Testimonials' }).click();
      await expect(page.locator('#voices h2')).toBeInViewport();
    });
  });
}

test('Escape closes More and keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 700 });
  await page.goto('/');
  const more = page.getByRole('banner').locator('.more');
  await more.locator('summary').click();
  await expect(more).toHaveAttribute('open', '');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(more).not.toHaveAttribute('open', '');
  await expect(more.locator('summary')).toBeFocused();
});

test('a page at localhost links to the profiles of the school, and offers no sharing', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Follow us' }).getByRole('link')).toHaveText([
    /^Facebook/,
    /^Telegram/,
    /^YouTube/,
  ]);
  await expect(footer.getByRole('navigation', { name: 'Tell another family' })).toHaveCount(0);
  expect(await footer.innerHTML()).not.toContain('localhost');
});

test('the menu has its size before its summary has arrived', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const menu = page.locator('header .menu');
  const complete = await menu.boundingBox();
  await menu.evaluate((element) => {
    element.querySelector('summary')?.remove();
  });
  expect(await menu.boundingBox()).toEqual(complete);
});

test('on the narrowest phone each link to a language stays on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of LANGUAGES) {
    await page.goto(path);
    const heights = await page
      .locator('header .languages a')
      .evaluateAll((links) => links.map(({ clientHeight }) => clientHeight));
    expect(heights).toHaveLength(LANGUAGES.length);
    expect(Math.max(...heights)).toBeLessThan(60);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  }
});

test('the page stays where it is when a form is sent', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/#contact');
  const form = page.locator('form[data-kind=contact]');
  await form.getByLabel('Your name').fill('Maly');
  await form.getByLabel('Email or telephone').fill('maly@sala.example');
  await form.getByLabel('Your message').fill(`Still here at ${Date.now()}`);
  const send = form.getByRole('button', { name: 'Send' });
  await send.scrollIntoViewIfNeeded();
  const place = 'JSON.stringify([scrollY, document.documentElement.scrollHeight])';
  const before = await page.evaluate(place);
  await send.click();
  await expect(form.locator('.reference')).toBeInViewport();
  expect(await page.evaluate(place)).toBe(before);
  await expect(form.getByRole('status')).toBeFocused();
});

test('another language opens at the same section and applies to the product', async ({ page }) => {
  await page.goto('/#prices');
  await expect(page.locator('#prices h2')).toBeInViewport();
  // Avoids `click()`: Playwright would scroll first, although the header is always in view.
  await page.getByRole('link', { name: 'ខ្មែរ', exact: true }).dispatchEvent('click');
  await expect(page).toHaveURL('/km-KH/#prices');
  await expect(page.locator('#prices h2')).toBeInViewport();
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'km-KH');
});

test('signed-in visitors get a link to the dashboard, others to the login', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await arriveAs(page, 'user');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'My dashboard' }).click();
  await expect(page).toHaveURL('/dashboard/workplace');
});

test('a form shows errors next to the fields and sends once despite several clicks', async ({ page }) => {
  await page.goto('/#contact');
  const form = page.locator('form[data-kind=contact]');
  const send = form.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByText('Please fill this in.').first()).toBeVisible();
  await form.getByLabel('Your name').fill('Maly');
  await form.getByLabel('Email or telephone').fill('nobody');
  await form.getByLabel('Your message').fill(`Hello at ${Date.now()}`);
  await send.click();
  await expect(form.getByLabel('Email or telephone')).toBeFocused();
  await form.getByLabel('Email or telephone').fill('maly@sala.example');
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/enquiries/contact')) posts++;
  });
  await send.dblclick();
  await expect(form.locator('.reference')).toHaveText(/^S-[2-9A-Z]{7}$/);
  expect(posts).toBe(1);
  await expectAccessible(page);
});

test('with a third of all requests failing, every message arrives exactly once', async ({ page }) => {
  const count = 30;
  const mark = `mark-${Date.now()}`;
  await failSome(page);
  // The stored messages that earlier offline visits leave behind.
  const parcels = Array.from({ length: count }, (_, index) => ({
    key: `${mark}-${index}`,
    kind: 'contact',
    body: {
      language: 'en-US',
      name: mark,
      reply: '012 345 678',
      message: `number ${index}`,
      secondsTaken: 9,
    },
  }));
  await page.goto('/robots.txt');
  const stored = JSON.stringify(JSON.stringify(parcels));
  await page.evaluate(`localStorage.setItem('enquiries', ${stored})`);
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(`dispatchEvent(new Event('online')), localStorage.getItem('enquiries')`), {
      timeout: 45_000,
    })
    .toBe('[]');
  await page.unrouteAll();

  const token = await arriveAs(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const listed = await page.request.get(`/api/enquiries?search=${mark}&pageSize=100`, { headers });
  const { list } = ((await listed.json()) as { data: { list: { message: string }[] } }).data;
  expect(list.map(({ message }) => message).toSorted()).toEqual(
    parcels.map(({ body }) => body.message).toSorted(),
  );
  const told = await page.request.get(`/api/messages?type=todo&search=${mark}&pageSize=100`, { headers });
  expect(((await told.json()) as { data: { total: number } }).data.total).toBe(count);
});

/**
 * Of ten requests, one does not arrive, one loses its response, and one is refused by a restarting server.
 */
async function failSome(page: Page): Promise<void> {
  let asked = 0;
  await page.route('/api/enquiries/**', async (route) => {
    switch (asked++ % 10) {
      case 1:
        await route.abort('connectionreset');
        break;
      case 4:
        await route.fetch();
        await route.abort('connectionreset');
        break;
      case 7:
        await route.fulfill({ status: 503, json: { data: null, status: 'fail', msg: 'Away', code: 50300 } });
        break;
      default:
        await route.continue();
    }
  });
}
