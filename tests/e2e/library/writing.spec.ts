import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../support/test.ts';
import { arriveAs, expectAccessible } from '../visitor.ts';
import { drawPicture } from './draw-picture.ts';

/** As programs put it into the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
<!--StartFragment--><p class=MsoTitle>Robots</p><h1>Wheels</h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Take three</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>a.</span><![endif]>and one more</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>2.</span><![endif]>Turn them</p>
<p class=MsoNormal>See <a href="https://school.example/wheels">this page</a> and <b>mind</b> the <i>edge</i>.<o:p></o:p></p>
<img src="file:///C:/Temp/image001.png"><!--EndFragment--></body></html>`;
const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span>Lamps</span></h2>
<p dir="ltr"><span style="font-weight:700;">Two</span><span style="font-weight:400;"> lamps</span></p>
<ul><li dir="ltr"><p><span>red</span></p></li><ul><li dir="ltr"><p><span>dark</span></p></li></ul></ul></b>`;
const EXCEL = `<table><tr><td>Part</td><td>Number</td></tr><tr><td>Wheel</td><td align=right>3</td></tr></table>`;

async function openForm(page: Page): Promise<{ form: Locator; body: Locator }> {
  await arriveAs(page, 'user');
  await page.goto('/library/content?form=new');
  const form = page.getByRole('dialog', { name: 'New content' });
  const body = form.getByRole('textbox', { name: 'Body' });
  await body.click();
  return { form, body };
}

async function paste(body: Locator, html: string, text: string): Promise<void> {
  await body.evaluate(
    (element, [asHtml, asText]) => {
      const clipboardData = new DataTransfer();
      if (asHtml !== '') clipboardData.setData('text/html', asHtml);
      clipboardData.setData('text/plain', asText);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, text] as const,
  );
}

async function markdownOf(form: Locator): Promise<string> {
  const mode = form.getByRole('button', { name: 'Markdown' });
  await mode.click();
  const written = await form.getByRole('textbox', { name: 'Body' }).inputValue();
  await mode.click();
  return written;
}

test('a page of Word, a list of Google Docs and cells of Excel keep their structure', async ({ page }) => {
  const { form, body } = await openForm(page);
  await paste(body, WORD, 'Robots');
  await expect(page.getByText('A picture was left out', { exact: false }).first()).toBeVisible();
  expect(await markdownOf(form)).toBe(
    [
      '## Robots',
      '## Wheels',
      '1. Take three\n   1. and one more\n2. Turn them',
      'See [this page](https://school.example/wheels) and **mind** the *edge*.',
    ].join('\n\n'),
  );
  await body.press('ControlOrMeta+a');
  await paste(body, GOOGLE, 'Lamps');
  expect(await markdownOf(form)).toBe('## Lamps\n\n**Two** lamps\n\n- red\n  - dark');
  await body.press('ControlOrMeta+a');
  await paste(body, EXCEL, 'Part');
  expect(await markdownOf(form)).toBe('| Part | Number |\n| --- | --- |\n| Wheel | 3 |');
  await expectAccessible(page);
});

test('undo goes back over the toolbar to the first key', async ({ page }) => {
  const { form, body } = await openForm(page);
  const tools = form.getByRole('toolbar', { name: 'Format the text' });
  await page.keyboard.type('wheel');
  await body.press('ControlOrMeta+a');
  await tools.getByRole('button', { name: 'Bold' }).click();
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await expect(body).toBeFocused();
  await tools.getByRole('button', { name: 'Heading 2' }).click();
  await expect(body.getByRole('heading', { name: 'wheel' })).toBeVisible();
  await tools.getByRole('button', { name: 'Numbered list' }).click();
  for (let press = 0; press < 6; press += 1) await body.press('ControlOrMeta+z');
  await expect(body).toHaveText('');
  await body.press('ControlOrMeta+Shift+z');
  await expect(body).toHaveText('wheel');
});

test('an address makes a link of what is selected, and a dead one is refused in words', async ({ page }) => {
  const { form, body } = await openForm(page);
  await page.keyboard.type('wheels');
  await body.press('ControlOrMeta+a');
  await paste(body, '', 'https://school.example/wheels');
  await expect(body.getByRole('link', { name: 'wheels' })).toHaveAttribute(
    'href',
    'https://school.example/wheels',
  );
  await body.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog.getByLabel('Address')).toHaveValue('https://school.example/wheels');
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Set the link' }).click();
  await expect(dialog.getByText('This is no address that leads anywhere', { exact: false })).toBeVisible();
  await dialog.getByLabel('Address').fill('www.school.example');
  await dialog.getByRole('button', { name: 'Set the link' }).click();
  await expect(body).toBeFocused();
  expect(await markdownOf(form)).toBe('[wheels](https://www.school.example)');
});

test('pictures that are dropped together follow each other', async ({ page }) => {
  const { form, body } = await openForm(page);
  await page.keyboard.type('One.');
  const drawn = await drawPicture(body, 300, 200);
  await body.evaluate(
    (element, files) => {
      const clipboardData = new DataTransfer();
      for (const { name, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
        clipboardData.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    ['first.png', 'second.png'].map((name) => ({ name, base64: drawn.buffer.toString('base64') })),
  );
  const picture = page.getByRole('dialog', { name: 'Insert a picture' });
  for (const [text, others] of [
    ['The first', 1],
    ['The second', 0],
  ] as const) {
    await expect(picture.getByText('One more picture follows.')).toHaveCount(others);
    await expect(picture.locator('img')).toBeVisible();
    await picture.getByLabel('What the picture shows').fill(text);
    await picture.getByRole('button', { name: 'Insert' }).click();
  }
  await expect(picture).toBeHidden();
  expect(await markdownOf(form)).toMatch(
    /^One\.\n\n!\[The first\]\(media:\S+\)\n\n!\[The second\]\(media:\S+\)$/,
  );
});

test('a text survives a reload, and the editor that does not load leaves Markdown', async ({ page }) => {
  const { form, body } = await openForm(page);
  await page.keyboard.type('## Wheels');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Three');
  await page.route(/body-editor/, (route) => route.abort());
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Body' })).toHaveValue('## Wheels\n\nThree');
  await page.unroute(/body-editor/);
  await page.reload();
  await expect(body.getByRole('heading', { name: 'Wheels' })).toBeVisible();
});
