import { dialog, dialogOf, press, shown, type Visit } from './visit.ts';

/** What opens on the pages of the menu group System. */
export const SYSTEM_VISITS: Visit[] = [
  {
    name: 'the audit log',
    path: '/list/audit?entity=application',
    account: 'admin',
    states: [
      {
        name: 'with an entry',
        open: async (page) => {
          await page
            .getByRole('button', { name: /^View: / })
            .first()
            .click();
          await shown(page.getByRole('table', { name: 'What was changed' }));
        },
      },
    ],
  },
  {
    name: 'the webhooks',
    path: '/list/webhooks',
    account: 'admin',
    states: [
      {
        name: 'with the errors of a new one',
        open: async (page) => {
          await dialogOf('Create a webhook')(page);
          await dialog(page).getByRole('button', { name: 'Create a webhook' }).click();
          await shown(page.getByText('Choose at least one event'));
        },
      },
    ],
  },
  {
    name: 'the testimonials',
    path: '/list/testimonials',
    account: 'admin',
    states: [
      {
        name: 'with one open',
        open: async (page) => {
          await page.getByRole('button', { name: 'View the testimonial of Rithy' }).click();
          await shown(page.getByText('Written for the demonstration'));
        },
      },
      {
        name: 'with the question before it is removed',
        open: async (page) => {
          await press('Remove')(page);
          await shown(page.getByText('Remove the testimonial?'));
        },
        continues: true,
      },
      {
        name: 'with the errors of a new one',
        open: async (page) => {
          await dialogOf('Add a testimonial')(page);
          await dialog(page).getByRole('button', { name: 'Add a testimonial' }).click();
          await shown(page.getByText('Without consent nothing may be shown'));
        },
        isUsed: true,
      },
    ],
  },
  {
    name: 'the keys',
    path: '/list/keys',
    account: 'admin',
    states: [
      {
        name: 'with a new one',
        open: async (page) => {
          await dialogOf('Create a key')(page);
          await dialog(page).getByRole('textbox', { name: 'Channel' }).fill('School screens');
          await dialog(page).getByRole('button', { name: 'Create a key' }).click();
          await shown(page.getByText('Call with this key').first());
        },
      },
      {
        name: 'with the question before it is revoked',
        open: async (page) => {
          await press('Revoke')(page);
          await shown(page.getByText('Revoke the channel?'));
        },
        continues: true,
      },
      {
        name: 'with the errors of a new one',
        open: async (page) => {
          await dialogOf('Create a key')(page);
          await dialog(page).getByRole('textbox', { name: 'Sites' }).fill('school.example');
          await dialog(page).getByRole('button', { name: 'Create a key' }).click();
          await shown(page.getByText('Please enter a name'));
        },
      },
    ],
  },
  {
    name: 'the status',
    path: '/list/status',
    account: 'admin',
    states: [
      {
        name: 'after a health check',
        open: async (page) => {
          await press('Run the check')(page);
          await shown(page.getByText(/^Last checked/));
        },
      },
    ],
  },
  {
    name: 'the enquiries',
    path: '/list/enquiries',
    account: 'admin',
    states: [
      {
        name: 'with one',
        open: async (page) => {
          const data = { language: 'en-US', name: 'Maly', reply: '012 345 678', message: 'Do you teach?' };
          const sent = await page.request.post('/api/enquiries/contact', { data });
          const { reference } = ((await sent.json()) as { data: { reference: string } }).data;
          await page.goto(`/list/enquiries?enquiry=${reference}`);
          await shown(page.getByRole('button', { name: 'Delete now' }));
        },
      },
      {
        name: 'with the form that closes it',
        open: async (page) => {
          await dialogOf('Close the enquiry')(page);
          await dialog(page).getByRole('button', { name: 'Close the enquiry' }).click();
          await shown(page.getByText('Please describe the outcome'));
        },
        continues: true,
        isUsed: true,
      },
    ],
  },
];
