import { describe, expect, it } from 'vitest';
import { layerOf } from '../build/style-layers.ts';

describe('the cascade layer of a style sheet', () => {
  it.each([
    ['of a part that others build on', 'src/shared/ui/actions/button.module.css', 'elements'],
    ['of a feature', 'src/features/content/cards/cards.module.css', 'features'],
    ['of a page that is built, which names its layers', 'index.html?html-proxy&index=0.css', undefined],
    ['of the public page', 'landing/styles/base.css', null],
    ['of the public page as it is developed', '../\0/km-KH/index.html?html-proxy&index=0.css', null],
  ])('%s', (_, file, layer) => {
    expect(layerOf(file)).toBe(layer);
  });

  it('is missing for a sheet in an unknown folder', () => {
    expect(() => layerOf('src/elsewhere/sheet.css')).toThrow('has no cascade layer');
  });
});
