import { expect, test, vi } from 'vitest';
import type { TestimonialDto } from '../../../api/generated/model';
import { testimonialForm } from './testimonial-form';

const send = vi.fn(() => Promise.resolve({ id: 1 } as TestimonialDto));
const WRITTEN = {
  ...{ 'name-en-US': ' Dara ', 'name-zh-CN': '达拉', 'name-km-KH': 'ដារ៉ា' },
  ...{ 'text-en-US': 'I made a game.', 'text-zh-CN': '我做了一个游戏。', 'text-km-KH': 'ខ្ញុំបានធ្វើហ្គេម។' },
  ...{ role: 'student' as const, relation: '' as const, position: 1, shownUntil: '' },
  age: 9,
  consentedOn: '2026-01-02',
  shownFrom: '2026-01-03',
};

test.each([
  [{ 'text-km-KH': ' ' }, 'text-km-KH', 'required'],
  [{ 'name-zh-CN': '' }, 'name-zh-CN', 'required'],
  [{ consentedOn: '' }, 'consentedOn', 'required'],
  [{ consentedOn: '9999-01-01' }, 'consentedOn', 'wrong'],
  [{ age: null }, 'age', 'required'],
  [{ age: 3 }, 'age', 'range'],
  [{ role: 'parent' as const }, 'relation', 'required'],
  [{ position: null }, 'position', 'required'],
  [{ shownFrom: '' }, 'shownFrom', 'required'],
  [{ shownUntil: '2026-01-02' }, 'shownUntil', 'past'],
])('%j is not accepted, and nothing else is complained about', (change, field, rule) => {
  const form = testimonialForm(null, send);
  form.change({ ...WRITTEN, ...change });
  expect(Object.keys(form.problems)).toEqual([field]);
  expect(form.problems).toMatchObject({ [field]: { rule } });
  expect(form.values).toMatchObject({ ...WRITTEN, ...change });
});

test('an example needs no consent', () => {
  const texts = (['en-US', 'zh-CN', 'km-KH'] as const).map((language) => ({
    language,
    name: 'A',
    text: 'B',
  }));
  const shown = { shownFrom: '2026-01-03', shownUntil: null, state: 'shown' as const };
  const common = { id: 1, version: 1, position: 1, texts, ...shown, consentedOn: null };
  const example = { ...common, role: 'parent' as const, age: null, relation: 'mother' as const };
  expect(testimonialForm({ ...example, isExample: true }, send).problems).toEqual({});
  expect(testimonialForm({ ...example, isExample: false }, send).problems).toHaveProperty('consentedOn');
});

test('what belongs to the other role is not sent', async () => {
  const form = testimonialForm(null, send);
  form.change({ ...WRITTEN, role: 'parent', relation: 'father' });
  await form.submit();
  const sent = { role: 'parent', age: null, relation: 'father', shownUntil: null, position: 1 };
  expect(send).toHaveBeenCalledWith(expect.objectContaining(sent), expect.anything());
});
