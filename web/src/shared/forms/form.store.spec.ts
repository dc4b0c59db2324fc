import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error';
import type { UserInfoDto } from '../../api/generated/model';
import { SubmitChannelFormBody } from '../../api/generated/model/bodies/forms';
import { channelActivityDtoLimits } from '../../api/generated/model/limits/forms';
import { session } from '../session/session.store';
import { contractProblems } from './contract-problems';
import { type Call, FormStore } from './form.store';

interface Values {
  activityName: string;
  keyword: string[];
  pushNotify: boolean;
}

const stored: Values = { activityName: '', keyword: [], pushNotify: false };
const good: Values = { activityName: 'Robots2026', keyword: ['robots'], pushNotify: false };

interface Sent extends Call<Values> {
  values: Values;
}

/** @param answers of the calls in turn: an error is thrown */
function formWith(answers: unknown[] = [], draft?: string) {
  const sent: Sent[] = [];
  const form = new FormStore<Values>({
    stored,
    version: 3,
    problemsOf: (values) => pick(contractProblems(SubmitChannelFormBody, channelActivityDtoLimits, values)),
    send: (values, call) => {
      sent.push({ values, ...call });
      const answer = answers[sent.length - 1] ?? 'ok';
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    ...(draft === undefined ? {} : { draft }),
  });
  return { form, sent };
}

/** The problems of the three fields of this form. */
function pick<Problem>(problems: Record<string, Problem>): Record<string, Problem> {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field in stored));
}

function refusal(code: number, data: unknown = null): ApiError {
  return new ApiError({ code, httpStatus: 200, msg: 'refused', requestId: null, data });
}

beforeEach(() => {
  session.user = { accountId: 'ada' } as UserInfoDto;
});
afterEach(() => {
  session.user = null;
});

describe('problems', () => {
  it('are shown when the field is left, and follow the value from then on', () => {
    const { form } = formWith();
    form.change({ activityName: 'with spaces' });
    expect(form.shownProblems).toEqual({});
    form.leave('activityName');
    expect(form.shownProblems).toEqual({ activityName: { rule: 'space', params: {} } });
    form.change({ activityName: 'Robots' });
    expect(form.shownProblems).toEqual({});
  });

  it('are all shown on submission, and nothing is sent', async () => {
    const { form, sent } = formWith();
    expect(await form.submit()).toBeNull();
    expect(Object.keys(form.shownProblems).toSorted()).toEqual(['activityName', 'keyword']);
    expect(sent).toEqual([]);
  });

  it('of some fields are checked alone', () => {
    const { form } = formWith();
    form.change({ keyword: ['robots'] });
    expect(form.check(['keyword'])).toBe(true);
    expect(form.check(['keyword', 'activityName'])).toBe(false);
    expect(Object.keys(form.shownProblems)).toEqual(['activityName']);
  });

  it('tell which fields are required', () => {
    const { form } = formWith();
    form.change(good);
    expect(form.fields.map((field) => form.isRequired(field))).toEqual([true, true, false]);
  });
});

describe('a submission', () => {
  it('sends once, however often it is pressed', async () => {
    const { form, sent } = formWith();
    form.change(good);
    const answers = await Promise.all([form.submit(), form.submit()]);
    expect(answers).toEqual([{ answer: 'ok' }, null]);
    expect(sent).toMatchObject([{ values: good, version: 3, changed: ['activityName', 'keyword'] }]);
    expect(form.isDirty).toBe(false);
  });

  it('keeps its key for a retry, and takes a new one for another input', async () => {
    const offline = new ApiError({ code: 0, httpStatus: 0, msg: '', requestId: null });
    const { form, sent } = formWith([offline, offline]);
    form.change(good);
    await form.submit();
    expect(form.failure).toBe(offline);
    await form.submit();
    form.change({ activityName: 'Robots2027' });
    await form.submit();
    const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(form.failure).toBeNull();
  });

  it('puts what the server refuses to the fields, until these change', async () => {
    const errors = [
      { field: 'data.keyword[0]', rule: 'text', msg: 'not storable' },
      { field: 'somethingElse', rule: 'unknown', msg: 'unknown' },
    ];
    const { form } = formWith([refusal(40000, { errors })]);
    form.change(good);
    await form.submit();
    expect(form.shownProblems).toEqual({ keyword: { text: 'not storable' } });
    expect(form.failure).toBeNull();
    form.change({ keyword: ['robot'] });
    expect(form.shownProblems).toEqual({});
  });

  it('shows a refusal that belongs to no field of the form', async () => {
    const error = refusal(40000, { errors: [{ field: 'somethingElse', rule: 'unknown', msg: 'unknown' }] });
    const { form } = formWith([error]);
    form.change(good);
    await form.submit();
    expect(form.failure).toBe(error);
  });

  it('exposes a conflict, and continues from what is stored now', async () => {
    const error = refusal(40900, { version: 4 });
    const { form, sent } = formWith([error]);
    form.change(good);
    await form.submit();
    expect(form.conflict).toBe(error);
    form.follow({ ...stored, pushNotify: true, keyword: ['theirs'] }, 4);
    expect(form.values).toEqual({ ...good, pushNotify: true });
    await form.submit();
    expect(sent[1]).toMatchObject({ version: 4, values: { pushNotify: true, keyword: ['robots'] } });
  });
});

describe('what somebody else has stored meanwhile', () => {
  const mine = { ...stored, activityName: 'Mine', pushNotify: true };

  it('has to be decided only where both changed the same field to different values', () => {
    const { form } = formWith();
    form.change(mine);
    expect(form.collisionsWith({ ...stored, keyword: ['theirs'] })).toEqual([]);
    expect(form.collisionsWith({ ...stored, pushNotify: true })).toEqual([]);
    expect(form.collisionsWith({ ...stored, activityName: 'Theirs' })).toEqual(['activityName']);
  });

  it('is taken where I changed nothing', () => {
    const { form } = formWith();
    form.change(mine);
    const theirs = { ...stored, activityName: 'Theirs', keyword: ['theirs'] };
    expect(form.takenFrom(theirs)).toEqual(['keyword']);
    form.follow(theirs, 4);
    expect(form.values).toEqual({ ...mine, keyword: ['theirs'] });
  });
});

describe('a draft', () => {
  it('comes back for the same account, with its version', () => {
    formWith([], 'form A').form.change({ activityName: 'Typed' });
    expect(formWith([], 'form A').form).toMatchObject({ values: { activityName: 'Typed' }, version: 3 });
    session.user = { accountId: 'bob' } as UserInfoDto;
    expect(formWith([], 'form A').form.isDirty).toBe(false);
  });

  it('ends with a restored or a sent form', async () => {
    const { form } = formWith([], 'form B');
    form.change({ activityName: 'Typed' });
    form.restore();
    expect(form.values).toEqual(stored);
    expect(formWith([], 'form B').form.isDirty).toBe(false);
    form.change(good);
    await form.submit();
    expect(formWith([], 'form B').form.isDirty).toBe(false);
  });
});

describe('leaving the page', () => {
  it('loses the input of a form without a draft only', () => {
    const { form: kept } = formWith([], 'leaving');
    const { form: lost } = formWith();
    expect([kept.isLostOnLeaving, lost.isLostOnLeaving]).toEqual([false, false]);
    for (const form of [kept, lost]) form.change({ activityName: 'Robots2026' });
    expect([kept.isLostOnLeaving, lost.isLostOnLeaving]).toEqual([false, true]);
    for (const form of [kept, lost]) form.restore();
    expect(lost.isLostOnLeaving).toBe(false);
  });

  it('loses the input of a draft, too, where nobody is signed in', () => {
    session.user = null;
    const { form } = formWith([], 'leaving');
    form.change({ activityName: 'Robots2026' });
    expect(form.isLostOnLeaving).toBe(true);
    form.restore();
  });
});
