import { describe, expect, it } from 'vitest';
import type { ParametersDto } from '../../../../api/generated/model';
import { fieldsOf, parameterFields } from './parameter-fields';
import { bodyOf, changedFields, valuesOf } from './parameter-values';

const applied: ParametersDto = {
  video: {
    mode: 'custom',
    acquisition: { resolution: '720*1280', frameRate: 15 },
    encoding: {
      resolution: '720*1280',
      rate: { min: 300, max: 800, default: 1500 },
      frameRate: 15,
      profile: 'high',
    },
  },
  audio: {
    mode: 'custom',
    acquisition: { channels: 8 },
    encoding: { channels: 8, rate: 128, profile: 'AAC-LC' },
  },
};

describe('the values of parameters', () => {
  it('are all of the contract, and become the same body again', () => {
    const values = valuesOf(applied);
    expect(Object.keys(values).toSorted()).toEqual(parameterFields.toSorted());
    expect(bodyOf(values)).toEqual(applied);
  });

  it('belong to video or audio', () => {
    expect([...fieldsOf('video'), ...fieldsOf('audio')]).toEqual(parameterFields);
  });

  it.each(parameterFields)('differ in %s', (field) => {
    const after = bodyOf({ ...valuesOf(applied), [field]: 'other' });
    expect(changedFields(applied, after)).toEqual([field]);
  });

  it('do not differ from nothing', () => {
    expect(changedFields(null, applied)).toEqual([]);
  });
});
