import { dialog, dialogOf, shown, type Visit } from './visit.ts';

/** What administrators write that only the demo had before: services, and the programmes of the studio. */
export const WRITTEN_VISITS: Visit[] = [
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
