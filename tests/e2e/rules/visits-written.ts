import { dialog, dialogOf, shown, type Visit } from './visit.ts';

/** What administrators write that only the demo had before: authors, services, and the programmes of the studio. */
export const WRITTEN_VISITS: Visit[] = [
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
