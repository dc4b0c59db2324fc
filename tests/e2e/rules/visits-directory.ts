import { dialog, dialogOf, shown, type Visit } from './visit.ts';

/** What opens on the pages of projects and teams, which are the same. */
export const DIRECTORY_VISITS: Visit[] = [
  {
    name: 'the projects',
    path: '/user/projects',
    account: 'admin',
    states: [
      {
        name: 'with the errors of a new one',
        open: async (page) => {
          await dialogOf('Create a project')(page);
          await dialog(page).getByRole('button', { name: 'Create a project' }).click();
          await shown(page.locator('[aria-invalid=true]').first());
        },
      },
      { name: 'with one', open: dialogOf('View Robot garden') },
      {
        name: 'with a person',
        open: async (page) => {
          await dialogOf('View Robot garden')(page);
          await page.getByRole('link', { name: 'Keo Sophea' }).click();
          await shown(page.getByRole('dialog', { name: 'Keo Sophea' }).getByText('sophea'));
        },
      },
      {
        name: 'with people to add',
        open: async (page) => {
          await dialogOf('View Robot garden')(page);
          await page.getByRole('button', { name: 'Add people' }).click();
          await shown(page.getByRole('list', { name: 'People who can be added' }));
        },
      },
    ],
  },
  {
    name: 'the teams',
    path: '/user/teams',
    account: 'user',
    states: [
      {
        name: 'with one that one may leave',
        open: async (page) => {
          await dialogOf('View Lesson writers')(page);
          await shown(page.getByRole('button', { name: 'Leave' }));
        },
      },
    ],
  },
];
