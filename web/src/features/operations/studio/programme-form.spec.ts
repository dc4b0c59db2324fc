import { describe, expect, it, vi } from 'vitest';
import type { ProgrammeDto } from '../../../api/generated/model';
import { programmeForm } from './programme-form';

const entry = { id: '54e23ade', name: 'Loops', duration: 319, version: 3 } as ProgrammeDto;

describe('the form of an entry', () => {
  it('begins with what is stored, and sends seconds', async () => {
    const send = vi.fn(() => Promise.resolve([]));
    const form = programmeForm(entry, 'video', send);
    expect(form.values).toEqual({ name: 'Loops', duration: '00:05:19' });
    form.change({ name: ' Loops, again ', duration: '1:00:05' });
    await form.submit();
    expect(send).toHaveBeenCalledWith(
      { name: 'Loops, again', duration: 3_605 },
      expect.objectContaining({ version: 3 }),
    );
  });

  it.each([
    ['', 'required'],
    ['5', 'pattern'],
    ['5:60', 'pattern'],
    ['later', 'pattern'],
    ['0:00', 'range'],
    ['24:00:01', 'range'],
  ])('the duration %j is refused: %s', (duration, rule) => {
    const form = programmeForm(null, 'web', () => Promise.resolve([]));
    form.change({ name: 'Loops', duration });
    expect(form.problems).toMatchObject({ duration: { rule } });
  });
});
