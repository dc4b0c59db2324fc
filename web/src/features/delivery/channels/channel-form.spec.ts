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
  [{ previewPattern: 'javascript:{token}' }, 'previewPattern', 'pattern'],
  [{ previewPattern: 'http://school.example/{token}' }, 'previewPattern', 'pattern'],
  [{ previewPattern: 'https://school.example/{slug}' }, 'previewPattern', 'pattern'],
  [{ previewPattern: 'https://school.example/{token}/{title}' }, 'previewPattern', 'pattern'],
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
    previewPattern: ' https://school.example/{slug}?preview={token} ',
  });
  await form.submit();
  const sent = {
    ...{ name: 'School screens', origins: ['https://school.example'], rate: 600, visitors: 'none' },
    previewPattern: 'https://school.example/{slug}?preview={token}',
  };
  expect(send).toHaveBeenCalledWith(sent, expect.anything());
});
