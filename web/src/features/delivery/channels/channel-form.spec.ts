import { expect, test, vi } from 'vitest';
import type { ChannelDto } from '../../../api/generated/model';
import { channelForm } from './channel-form';

const send = vi.fn(() => Promise.resolve({ id: 1 } as ChannelDto));

test.each([
  [{ name: '' }, 'name', 'required'],
  [{ rate: null }, 'rate', 'required'],
  [{ rate: 59 }, 'rate', 'range'],
  [{ origins: ['school.example'] }, 'origins', 'pattern'],
  [{ origins: ['https://school.example/path'] }, 'origins', 'pattern'],
])('%j is not accepted', (change, field, rule) => {
  const form = channelForm(null, send);
  form.change({ name: 'School screens', ...change });
  expect(form.problems).toMatchObject({ [field]: { rule } });
});

test('how people are counted is sent, and an origin as browsers send it', async () => {
  const form = channelForm(null, send);
  expect(form.values.visitors).toBe('daily');
  form.change({
    name: ' School screens ',
    origins: ['https://School.example/'],
    rate: 600,
    visitors: 'none',
  });
  await form.submit();
  const sent = { name: 'School screens', origins: ['https://school.example'], rate: 600, visitors: 'none' };
  expect(send).toHaveBeenCalledWith(sent, expect.anything());
});
