import { describe, expect, it } from 'vitest';
import { AA, contrast, type Rgb, rgbOf } from './contrast';
import { paletteOf } from './palette';

const read = (value = ''): Rgb => {
  const [red = 0, green = 0, blue = 0] = (value.match(/\d+/g) ?? []).map(Number);
  return [red, green, blue];
};
const white = rgbOf('#ffffff');

describe('the palette of a theme colour', () => {
  it('has the ten shades of Arco in both themes', () => {
    const { light, dark } = paletteOf('#165DFF');
    expect(light).toMatchObject({ '--arcoblue-1': '232, 243, 255', '--arcoblue-10': '0, 13, 77' });
    expect(dark).toMatchObject({ '--arcoblue-1': '0, 13, 77', '--arcoblue-10': '234, 244, 255' });
  });

  it.each(['#165DFF', '#14C9C9', '#00B42A', '#FF7D00', '#F5319D', '#FADC19', '#FFFFFF', '#000000'])(
    'keeps text readable with %s',
    (color) => {
      const { light, dark } = paletteOf(color);
      expect(contrast(read(light['--sala-solid']), white)).toBeGreaterThanOrEqual(AA);
      expect(contrast(read(light['--sala-link']), rgbOf('#f2f3f5'))).toBeGreaterThanOrEqual(AA);
      expect(contrast(read(light['--sala-link']), read(light['--arcoblue-1']))).toBeGreaterThanOrEqual(AA);
      expect(contrast(read(dark['--sala-solid']), white)).toBeGreaterThanOrEqual(AA);
      expect(contrast(read(dark['--sala-link']), rgbOf('#353536'))).toBeGreaterThanOrEqual(AA);
    },
  );
});
