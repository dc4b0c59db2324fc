import { drawPicture } from '../library/draw-picture.ts';
import { makeItemOfTwoRevisions } from './item-of-two-revisions.ts';
import { chooseDay, dialog, dialogOf, press, shown, type Visit } from './visit.ts';

/** What people write that only the demo had before: content, authors, services, and the programmes of the studio. */
export const WRITTEN_VISITS: Visit[] = [
  {
    name: 'the content',
    path: '/library/content',
    account: 'admin',
    states: [
      {
        name: 'with the errors of a new one',
        open: async (page) => {
          await dialogOf('New content')(page);
          await shown(dialog(page).getByRole('radio').nth(2));
          await dialog(page).getByRole('textbox', { name: 'Body' }).click();
          await page.keyboard.type('## Wheels\nSee https://example.org\n- one\ntwo');
          await shown(dialog(page).getByRole('heading', { name: 'Wheels' }));
          await dialog(page).getByRole('button', { name: 'Save as a draft' }).click();
          await shown(page.getByText('Please enter a title'));
        },
        isUsed: true,
      },
      {
        name: 'with its columns',
        open: async (page) => {
          await press(/^Columns/)(page);
          await shown(page.getByRole('checkbox', { name: 'Subject' }));
        },
      },
      { name: 'with one', open: dialogOf(/^View/) },
      { name: 'with a sheet to choose', open: dialogOf('Import') },
      {
        name: 'with the errors of a sheet',
        open: async (page) => {
          await page.locator('input[type=file]').setInputFiles({
            name: 'content.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from('Title,Kind\nRobots,Text\n,Song\n'),
          });
          await shown(page.getByText('With errors'));
        },
        continues: true,
        isUsed: true,
      },
      { name: 'with recent changes', open: dialogOf('Recent changes') },
      {
        name: 'with a picture for the body',
        open: async (page) => {
          await dialogOf('New content')(page);
          await press('Picture')(page);
          await shown(dialog(page).getByLabel('What the picture shows'));
          await dialog(page).getByRole('button', { name: 'Insert' }).click();
          await shown(page.getByText('Choose a picture first'));
        },
      },
      {
        name: 'with the video of a new one',
        open: async (page) => {
          await dialogOf('New content')(page);
          await dialog(page).getByLabel('Kind').selectOption({ label: 'Video' });
          await shown(dialog(page).getByLabel('Choose a video'));
        },
        isUsed: true,
      },
      {
        name: 'with a cover',
        open: async (page) => {
          await dialogOf('New content')(page);
          const file = dialog(page).getByLabel('Choose a picture for the cover');
          await file.setInputFiles(await drawPicture(file));
          await shown(dialog(page).getByLabel('What the cover shows'));
        },
        isUsed: true,
      },
    ],
  },
  {
    name: 'the revisions of a content item',
    path: '/library/content?search=Two%20revisions',
    account: 'admin',
    arrange: (page) => makeItemOfTwoRevisions(page, 'Two revisions'),
    states: [
      {
        name: 'in its drawer',
        open: async (page) => {
          await dialogOf('View Two revisions')(page);
          await dialog(page).getByRole('tab', { name: 'Revisions' }).click();
          await shown(dialog(page).getByText('Revision 2'));
        },
        isUsed: true,
        compares: ['tab'],
      },
      {
        name: 'compared',
        open: async (page) => {
          await press(/^Compare revision 2/)(page);
          await shown(dialog(page).getByText('Step 2: take a small motor.'));
        },
        continues: true,
        isUsed: true,
      },
      {
        name: 'one of them',
        open: async (page) => {
          await dialog(page).getByLabel('Compare with').selectOption({ label: 'Nothing' });
          await shown(dialog(page).getByRole('article'));
        },
        continues: true,
        isUsed: true,
      },
      {
        name: 'in the editor',
        open: async (page) => {
          await dialogOf('View Two revisions')(page);
          await press('Edit')(page);
          await shown(dialog(page).getByRole('region', { name: 'Preview' }).getByText('Step 12.'));
        },
      },
    ],
  },
  {
    name: 'the delivery times of a content item',
    path: '/library/content?state=online&kind=text',
    account: 'admin',
    states: [
      {
        name: 'to be chosen',
        open: async (page) => {
          await dialogOf(/^View/)(page);
          await dialogOf('Delivery times')(page);
          await shown(dialog(page).getByRole('group', { name: 'Online from' }));
        },
      },
      {
        name: 'with an end before the beginning',
        open: async (page) => {
          await chooseDay(page, 'Online from', '2099-03-14');
          await chooseDay(page, 'Online until', '2099-03-13');
          await press('Save the times')(page);
          await shown(dialog(page).getByText('It must end after it begins'));
        },
        continues: true,
        isUsed: true,
      },
    ],
  },
  {
    name: 'the labels',
    path: '/library/labels',
    account: 'admin',
    states: [
      { name: 'as they are', open: (page) => shown(page.getByRole('row').nth(2)) },
      {
        name: 'with one to be merged into a label that nothing has',
        open: async (page) => {
          await dialogOf(/^Merge the label/)(page);
          await dialog(page).getByLabel('Label that stays').fill('a label of nobody');
          await shown(dialog(page).getByText('No content has the label'));
        },
        isUsed: true,
      },
    ],
  },
  {
    name: 'the authors',
    path: '/library/authors',
    account: 'admin',
    states: [
      {
        name: 'with the errors of a new one',
        open: async (page) => {
          await dialogOf('New author')(page);
          await shown(dialog(page).getByRole('radio').nth(2));
          await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
          await shown(page.getByText('Please enter the name'));
        },
      },
      {
        name: 'with one to be merged',
        open: async (page) => {
          await dialogOf(/^View the author/)(page);
          await dialogOf('Merge')(page);
          await dialog(page).last().getByRole('radio').first().check();
          await shown(page.getByText(/^What moves to/));
        },
        isUsed: true,
      },
    ],
  },
  {
    name: 'the services',
    path: '/list/services',
    account: 'admin',
    states: [
      {
        name: 'with the errors of a new one',
        open: async (page) => {
          await dialogOf('New service')(page);
          await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
          await shown(page.getByText('Please enter a title in at least one language'));
        },
      },
      { name: 'with one', open: dialogOf(/^View the service/) },
    ],
  },
  {
    name: 'the programmes of the studio',
    path: '/dashboard/monitor?method=video',
    account: 'admin',
    states: [
      {
        name: 'with the errors of a new entry',
        open: async (page) => {
          await dialogOf('Add an entry')(page);
          await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
          await shown(page.getByText('Please enter the name'));
        },
      },
    ],
  },
];
