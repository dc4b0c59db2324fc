import { expect, test } from 'vitest';
import type { FilmParametersDto } from '../../../../api/generated/model';
import { boundsOf } from './film-bounds';

const PARAMETERS: FilmParametersDto = {
  version: 1,
  video: {
    mode: 'custom',
    acquisition: { resolution: '1080*1920', frameRate: 30 },
    encoding: {
      resolution: '720*1280',
      rate: { min: 300, max: 800, default: 600 },
      frameRate: 15,
      profile: 'main',
    },
  },
  audio: {
    mode: 'custom',
    acquisition: { channels: 2 },
    encoding: { channels: 1, rate: 96, profile: 'AAC-LC' },
  },
};

test('the approved parameters are read lying and in bits', () => {
  expect(boundsOf(PARAMETERS, 10)).toEqual({
    maxBytes: 10,
    taken: { width: 1_920, height: 1_080, frameRate: 30 },
    made: {
      ...{ width: 1_280, height: 720, frameRate: 15, profile: 'main' },
      rate: { min: 300_000, max: 800_000, default: 600_000 },
    },
    sound: { channels: 1, rate: 96_000 },
  });
});

test('a resolution of before the limits is taken for Full HD', () => {
  const old = structuredClone(PARAMETERS);
  old.video.encoding.resolution = 'large';
  expect(boundsOf(old, 10).made).toMatchObject({ width: 1_920, height: 1_080 });
});
