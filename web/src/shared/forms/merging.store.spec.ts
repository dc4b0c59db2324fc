import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { CONFLICT } from '../../api/codes';
import { FormStore } from './form.store';
import { type Combine, type Latest, MergingStore } from './merging.store';

const stored = { title: 'Lesson', text: 'At ten', kind: 'news' };
type Values = typeof stored;

const author = { person: 'Keo Sreyleak', time: '2026-11-24 10:05:00' };
const outdated = () =>
  new ApiError({
    code: CONFLICT,
    httpStatus: 200,
    msg: '',
    requestId: null,
    data: { version: 2, ...author },
  });

function edited(latest: () => Promise<Latest<Values>>, combine?: Combine<Values>) {
  const send = vi.fn<(values: Values, version: number | undefined) => Promise<string>>();
  const form = new FormStore<Values, string>({
    stored,
    version: 1,
    problemsOf: () => ({}),
    send: (values, { version }) => send(values, version),
  });
  send.mockRejectedValueOnce(outdated()).mockResolvedValue('saved');
  return { send, form, merging: new MergingStore(form, latest, combine) };
}

describe('MergingStore', () => {
  it('sends what I changed together with what somebody else changed', async () => {
    const theirs = { ...stored, text: 'At eleven' };
    const { send, form, merging } = edited(() => Promise.resolve({ values: theirs, version: 2 }));
    form.change({ title: 'Mine' });
    expect(await merging.submit()).toEqual({ answer: 'saved' });
    expect(send.mock.lastCall).toEqual([{ ...theirs, title: 'Mine' }, 2]);
    expect(merging).toMatchObject({ clash: null, merge: { ...author, fields: ['text'] } });
  });

  it('asks only about what both changed, and sends mine if I keep it', async () => {
    const theirs = { title: 'Theirs', text: 'At eleven', kind: 'news' };
    const { send, form, merging } = edited(() => Promise.resolve({ values: theirs, version: 2 }));
    form.change({ title: 'Mine', kind: 'notice' });
    expect(await merging.submit()).toBeNull();
    expect(merging.clash).toEqual({ ...author, fields: ['title'], theirs });
    expect(form.values).toEqual({ title: 'Mine', text: 'At eleven', kind: 'notice' });
    expect(form.conflict).toBeNull();
    expect(await merging.submit()).toEqual({ answer: 'saved' });
    expect(send.mock.lastCall).toEqual([{ title: 'Mine', text: 'At eleven', kind: 'notice' }, 2]);
    expect(merging.clash).toBeNull();
  });

  it('takes the changes of both where they can be combined, and tells who made the others', async () => {
    const theirs = { ...stored, text: 'At ten, in room 2' };
    const { send, form, merging } = edited(
      () => Promise.resolve({ values: theirs, version: 2, by: { person: 'Chan Maly', time: null } }),
      (_field, { base, mine, theirs: other }) =>
        mine.endsWith(base) ? mine.replace(base, other) : undefined,
    );
    form.change({ text: 'Today: At ten' });
    expect(await merging.submit()).toEqual({ answer: 'saved' });
    expect(send.mock.lastCall?.[0].text).toBe('Today: At ten, in room 2');
    expect(merging).toMatchObject({ clash: null, merge: { person: 'Chan Maly', fields: ['text'] } });
  });

  it('takes theirs, field by field', async () => {
    const theirs = { title: 'Theirs', text: 'Their text', kind: 'news' };
    const { form, merging } = edited(() => Promise.resolve({ values: theirs, version: 2 }));
    form.change({ title: 'Mine', text: 'My text' });
    await merging.submit();
    merging.takeTheirs('title');
    expect(merging.clash?.fields).toEqual(['text']);
    merging.takeTheirs('text');
    expect(merging.clash).toBeNull();
    expect(form.isDirty).toBe(false);
  });

  it('keeps the refusal if the current record cannot be loaded', async () => {
    const { form, merging } = edited(() => Promise.reject(new Error('offline')));
    form.change({ title: 'Mine' });
    expect(await merging.submit()).toBeNull();
    expect(form.conflict).not.toBeNull();
  });
});
