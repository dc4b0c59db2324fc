import { expect, test } from '../../support/test.ts';
import { arriveAs } from '../visitor.ts';
import { openItem, uniqueTitle } from '../library/written-item.ts';
import { ChannelPage } from './channel-page.ts';

test('a draft opens in the page of a site, and its address can be passed on until it is in the bin', async ({
  page,
  baseURL,
}, { workerIndex }) => {
  const site = await ChannelPage.start();
  const title = uniqueTitle(workerIndex);
  await arriveAs(page, 'admin');
  await page.goto('/list/keys?new=yes');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token}` };
  const data = {
    ...{ title, kind: 'text', subject: 'coding', source: 'teachers', language: 'en-US', labels: [] },
    ...{ agesFrom: 7, agesTo: 11, summary: 'Three wheels', body: 'Take **three** wheels.' },
  };
  await page.request.post('/api/library/items', { headers, data });

  const form = page.getByRole('dialog', { name: 'New key' });
  await form.getByRole('textbox', { name: 'Channel' }).fill(title);
  await form.getByRole('textbox', { name: 'Sites' }).fill(site.origin);
  const pattern = form.getByRole('textbox', { name: 'Previews at the site' });
  await pattern.fill(`${site.origin}/lessons/{slug}`);
  await form.getByRole('button', { name: 'Create a key' }).click();
  await expect(form.getByText(/^Enter an address on https with \{token\}/)).toBeVisible();
  await pattern.fill(`${site.origin}/lessons/{slug}?preview={token}`);
  await form.getByRole('button', { name: 'Create a key' }).click();
  const channel = page.getByRole('dialog', { name: 'Channel', exact: true });
  await expect(channel).toContainText('?preview={token}');
  const key = (await channel.locator('dd code').textContent()) ?? '';
  site.show(
    baseURL ?? '',
    key,
    `<main></main><script>
      const token = new URLSearchParams(location.search).get('preview');
      fetch('${baseURL}/delivery/v1/previews/' + token, { headers: { 'Sala-Key': '${key}' } })
        .then((answer) => answer.json())
        .then(({ title, html, code }) => (document.querySelector('main').innerHTML = code ?? title + html));
    </script>`,
  );

  const drawer = await openItem(page, title);
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    drawer.getByRole('button', { name: `Open on ${title}` }).click(),
  ]);
  await expect(opened.locator('strong')).toHaveText('three');
  expect(opened.url()).toContain(`${site.origin}/lessons/robot-friends-`);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  const link = drawer.getByRole('link', { name: `Open the preview on ${title}` });
  await expect(link).toHaveAttribute('href', opened.url());

  await drawer.getByRole('button', { name: 'Move to the bin' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Move to the bin' }).click();
  await expect(drawer.getByRole('button', { name: 'Restore' })).toBeVisible();
  await opened.reload();
  await expect(opened.locator('main')).toHaveText('previewEnded');
  await site.stop();
});
