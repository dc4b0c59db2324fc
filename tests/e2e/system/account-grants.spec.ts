import { expect, test } from '../../support/test.ts';
import { act, openItem, uniqueTitle, write } from '../library/written-item.ts';
import { arriveAs, expectAccessible, type Account } from '../visitor.ts';

// It gives a person a right that other tests expect them not to have.
test.use({ productName: 'grants' });

test('a teacher who is given the right to inspect approves what others wrote, until it is ended', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  const own = `${uniqueTitle(workerIndex)} own`;
  const colleague = `${uniqueTitle(workerIndex)} colleague`;
  const next = `${uniqueTitle(workerIndex)} next`;
  const newPage = async () => await (await browser.newContext({ baseURL })).newPage();
  const submit = async (account: Account, titles: string[]) => {
    const author = account === 'user' ? page : await newPage();
    if (account !== 'user') await arriveAs(author, account);
    for (const title of titles) {
      await author.goto('/library/content?form=new');
      const editor = author.getByRole('dialog', { name: 'New content' });
      await write(editor, title, 'Take three wheels.');
      await editor.getByRole('button', { name: 'Save as a draft' }).click();
      await act(author.getByRole('dialog', { name: title }), 'Submit for review', author, /^Submitted/);
    }
  };
  await arriveAs(page, 'user');
  await submit('user', [own]);
  await submit('approver', [colleague, next]);
  await page.goto('/library/content');
  await expect(page.getByRole('button', { name: `View ${own}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `View ${colleague}` })).toHaveCount(0);

  const admin = await newPage();
  await arriveAs(admin, 'admin');
  await admin.goto('/list/accounts?search=user&account=2');
  const account = admin.getByRole('dialog', { name: 'Chan Maly' });
  await account.getByRole('button', { name: 'Give a right' }).click();
  const form = admin.getByRole('dialog', { name: 'Give Chan Maly a right' });
  await expectAccessible(admin);
  await form.getByRole('radio', { name: 'Inspect content' }).check();
  await form.getByRole('button', { name: /^Last day/ }).click();
  // The calendar is loaded on demand.
  await expect(form.getByLabel('Last day: Date')).toBeFocused();
  for (const key of ['ArrowDown', 'PageDown', 'Enter']) await admin.keyboard.press(key);
  await form.getByLabel('Reason').fill('Inspects this term');
  await form.getByRole('button', { name: 'Give a right' }).click();
  await expect(account.getByRole('listitem').filter({ hasText: 'Inspect content' })).toContainText(
    'Inspects this term',
  );
  await expectAccessible(admin);

  const drawer = await openItem(page, colleague);
  await act(drawer, 'Approve', page, /^Approved/);
  const ofOwn = await openItem(page, own);
  await expect(ofOwn.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(ofOwn.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);

  await account.getByRole('button', { name: 'End a right' }).click();
  const end = admin.getByRole('dialog', { name: 'End a right of Chan Maly' });
  await end.getByRole('radio', { name: 'Inspect content' }).check();
  await end.getByLabel('Reason').fill('The term is over');
  await end.getByRole('button', { name: 'End a right' }).click();
  await expect(account.getByRole('button', { name: 'End a right' })).toHaveCount(0);
  await page.goto(`/library/content?search=${encodeURIComponent(next)}`);
  await expect(page.getByText('0 rows')).toBeVisible();
});
