import { expect, test, vi } from 'vitest';
import { webhookForm } from './webhook-form';

test.each([
  ['', 'required'],
  ['hooks.example', 'pattern'],
  ['https://user:secret@hooks.example', 'pattern'],
])('the address %j is not accepted', (url, rule) => {
  const form = webhookForm(null, () => Promise.resolve(null));
  form.change({ url });
  expect(form.problems.url).toMatchObject({ rule });
});

test('at least one event is chosen, and the texts are sent without spaces around them', async () => {
  const send = vi.fn(() => Promise.resolve(null));
  const form = webhookForm(null, send);
  form.change({ url: ' https://hooks.example/sala ', description: ' Help desk ' });
  expect(form.problems).toHaveProperty('events');
  form.change({ events: ['order.paid'] });
  await form.submit();
  const sent = {
    url: 'https://hooks.example/sala',
    description: 'Help desk',
    events: ['order.paid'],
    isActive: true,
  };
  expect(send).toHaveBeenCalledWith(sent, expect.anything());
});
