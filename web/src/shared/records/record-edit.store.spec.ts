import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { CONFLICT } from '../../api/codes';
import { FormStore } from '../forms/form.store';
import { RecordEdit } from './record-edit.store';
import { RecordStore } from './record.store';

interface Values {
  name: string;
  note: string;
}
interface Row extends Values {
  version: number;
}

const before: Row = { version: 1, name: 'Robots', note: '' };
const outdated = new ApiError({ code: CONFLICT, httpStatus: 200, msg: '', requestId: null });

describe('RecordEdit', () => {
  const get = vi.fn<() => Promise<Row>>();
  const send = vi.fn<(body: Row) => Promise<Row>>();
  let record: RecordStore<Row>;
  let editing: RecordEdit<Row, Values, Values>;
  beforeEach(async () => {
    vi.resetAllMocks();
    get.mockResolvedValue(before);
    record = new RecordStore<Row>({ get, history: () => Promise.resolve({ list: [], total: 0 }) });
    await record.load();
    editing = new RecordEdit<Row, Values, Values>(record, {
      formOf: ({ name, note, version }, save) =>
        new FormStore<Values, Row>({ stored: { name, note }, version, problemsOf: () => ({}), send: save }),
      valuesOf: ({ name, note }) => ({ name, note }),
      send,
    });
  });

  it('sends the version that it was begun with, and shows the answer', async () => {
    editing.begin(before);
    record.view.replace({ ...before, version: 2 });
    send.mockResolvedValue({ ...before, version: 3, name: 'Garden' });
    editing.now?.form.change({ name: 'Garden' });
    expect(await editing.now?.merging.submit()).toEqual({ answer: record.shown });
    expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Garden', note: '', version: 1 });
    expect(record.shown.version).toBe(3);
  });

  it('keeps what somebody else has changed meanwhile, and knows how the record was before', async () => {
    editing.begin(before);
    editing.now?.form.change({ name: 'Garden' });
    send.mockRejectedValueOnce(outdated);
    get.mockResolvedValue({ version: 5, name: 'Robots', note: 'Theirs' });
    send.mockResolvedValue({ version: 6, name: 'Garden', note: 'Theirs' });
    await editing.now?.merging.submit();
    expect(send.mock.lastCall?.[0]).toEqual({ name: 'Garden', note: 'Theirs', version: 5 });
    expect(editing.now?.merging.merge?.fields).toEqual(['note']);
    expect(editing.now?.before).toBe(before);
    editing.end();
    expect(editing.now).toBeNull();
  });
});
