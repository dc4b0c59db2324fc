import { describe, expect, it } from 'vitest';
import { type FormValues, formValuesOf, problemsOf, requestOf } from './parameter-form';

const good: FormValues = {
  'video.mode': 'custom',
  'video.acquisition.resolution': '720*1280',
  'video.acquisition.frameRate': 25,
  'video.encoding.resolution': '720*1280',
  'video.encoding.rate.min': 300,
  'video.encoding.rate.max': 1500,
  'video.encoding.rate.default': 1200,
  'video.encoding.frameRate': 25,
  'video.encoding.profile': 'high',
  'audio.mode': 'automatic',
  'audio.acquisition.channels': 2,
  'audio.encoding.channels': 2,
  'audio.encoding.rate': 160,
  'audio.encoding.profile': 'AAC-LC',
  description: '',
};

const range = (min: number, max: number) => ({ rule: 'range', params: { min, max } });

describe('the rules of the parameters', () => {
  it('have nothing against good values', () => {
    expect(problemsOf(good)).toEqual({});
  });

  it.each([
    ['video.acquisition.frameRate', 0, range(1, 30)],
    ['video.acquisition.frameRate', 31, range(1, 30)],
    ['video.encoding.frameRate', 31, range(1, 30)],
    ['video.encoding.rate.min', 149, range(150, 1800)],
    ['video.encoding.rate.max', 1801, range(150, 1800)],
    ['audio.acquisition.channels', 0, range(1, 8)],
    ['audio.encoding.channels', 9, range(1, 8)],
    ['audio.encoding.rate', 7, range(8, 512)],
    ['audio.encoding.rate', 160.5, { rule: 'whole', params: {} }],
    ['audio.encoding.rate', null, { rule: 'required', params: {} }],
    ['video.mode', '', { rule: 'required', params: {} }],
    ['video.encoding.profile', 'ultra', { rule: 'choice', params: {} }],
    ['description', 'x'.repeat(201), { rule: 'tooLong', params: { max: 200, typed: 201 } }],
  ])('%s %j is refused at its field alone', (field, value, expected) => {
    expect(problemsOf({ ...good, [field]: value })).toEqual({ [field]: expected });
  });

  it.each([
    [
      { 'video.encoding.rate.min': 800, 'video.encoding.rate.max': 600 },
      'video.encoding.rate.max',
      [800, 1800],
    ],
    [{ 'video.encoding.rate.default': 1600 }, 'video.encoding.rate.default', [300, 1500]],
    [{ 'video.encoding.rate.default': 200 }, 'video.encoding.rate.default', [300, 1500]],
  ] as const)('keep the rates in order: %j', (change, field, [min, max]) => {
    expect(problemsOf({ ...good, ...change })).toEqual({ [field]: range(min, max) });
  });

  it('count a description as its readers do', () => {
    expect(problemsOf({ ...good, description: '👨‍👩‍👧‍👦'.repeat(200) })).toEqual({});
  });
});

describe('the request', () => {
  it('has what the form shows', () => {
    const { video, audio } = requestOf(good, 3);
    expect({ ...formValuesOf({ video, audio }) }).toEqual(good);
  });

  it('names the version that was read, and the description without blanks around it', () => {
    expect(requestOf({ ...good, description: ' Sharper pictures ' }, 3)).toMatchObject({
      version: 3,
      description: 'Sharper pictures',
    });
  });
});
