import { expect, test, vi } from 'vitest';
import { channelForm } from './channel-form';

test.each([
  [{ name: '' }, 'name', 'required'],
  [{ rate: null }, 'rate', 'required'],
  [{ rate: 59 }, 'rate', 'range'],
  [{ origins: ['school.example'] }, 'origins', 'pattern'],
  [{ origins: ['https://school.example/path'] }, 'origins', 'pattern'],
])('%j is not accepted', (change, field, rule) => {
  const form = channelForm(null, () => Promise.resolve(null));
  form.change({ name: 'School screens', ...change });
  expect(form.problems).toMatchObject({ [field]: { rule } });
});

test('an origin is sent as browsers send it', async () => {
  const send = vi.fn(() => Promise.resolve(null));
  const form = channelForm(null, send);
  form.change({ name: ' School screens ', origins: ['https://School.example/'], rate: 600 });
  await form.submit();
  const sent = { name: 'School screens', origins: ['https://school.example'], rate: 600 };
  expect(send).toHaveBeenCalledWith(sent, undefined);
});
