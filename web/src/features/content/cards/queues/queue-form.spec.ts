import { describe, expect, it } from 'vitest';
import type { QualityInspectionDto } from '../../../../api/generated/model';
import { draftOf, problemsOf, requestOf } from './queue-form';

const queue: QualityInspectionDto = {
  ...{ id: 4, name: 'queue-4', title: 'Robots', description: '', data: [], isGeneral: false, version: 2 },
  conditions: { kinds: ['video', 'text'], agesFrom: 8, labels: ['robots'], authorIds: [3] },
  authors: [{ id: 3, name: 'Sokha Chan' }],
  actions: ['edit'],
};
const empty = { kinds: [], subjects: [], sources: [], languages: [], labels: [], authorIds: [] };

describe('the form of a queue', () => {
  it('sends what it was given', () => {
    expect(requestOf(draftOf(queue))).toEqual({
      title: 'Robots',
      conditions: { ...empty, kinds: ['text', 'video'], agesFrom: 8, labels: ['robots'], authorIds: [3] },
    });
    expect(requestOf(draftOf(null))).toEqual({ title: '', conditions: empty });
  });

  it('needs a title, and no condition', () => {
    expect(problemsOf(draftOf(null))).toMatchObject({ title: { rule: 'required' } });
    expect(problemsOf({ ...draftOf(null), title: ' All ' })).toEqual({});
  });

  it('needs ages in their order, and no more than a few labels', () => {
    expect(problemsOf({ ...draftOf(queue), agesFrom: 9, agesTo: 8 })).toMatchObject({
      agesTo: { rule: 'wrong' },
    });
    expect(problemsOf({ ...draftOf(queue), agesFrom: 9, agesTo: 9 })).toEqual({});
    const labels = Array.from({ length: 21 }, (_, at) => `label ${at}`);
    expect(problemsOf({ ...draftOf(queue), labels })).toHaveProperty('labels');
  });
});
