import { dialog, dialogOf, shown, type Visit } from './visit.ts';

/** What administrators offer. */
export const SERVICES: Visit[] = [
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
];
