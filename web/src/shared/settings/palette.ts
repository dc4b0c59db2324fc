import { generate } from '@arco-design/color';
import { mix, readable, type Rgb, rgbOf } from './contrast';
import type { Look, Palette } from './stored-palette';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** The lightest and darkest backgrounds of links in the two themes: Arco's fill-2 and bg-2. */
const LIGHT_GROUND = rgbOf('#f2f3f5');
const DARK_SHEET = rgbOf('#232324');
const DARK_GROUND = rgbOf('#353536');

/** Computes the variables derived from the theme colour. Only this lazy-loaded module imports Arco's generator. */
export function paletteOf(color: string): Palette {
  return { color, light: lightLook(color), dark: darkLook(color) };
}

function lightLook(color: string): Look {
  const shades = generate(color, { list: true }).map(rgbOf);
  const [faint = WHITE] = shades;
  const strong = shades[5] ?? BLACK;
  return {
    ...variables(shades),
    '--sala-link': css(readable(strong, BLACK, [WHITE, LIGHT_GROUND, faint])),
    '--sala-solid': css(readable(strong, BLACK, [WHITE])),
  };
}

function darkLook(color: string): Look {
  const shades = generate(color, { list: true, dark: true }).map(rgbOf);
  const [, , , , solid = BLACK, strong = WHITE, link = WHITE] = shades;
  const selected = mix(strong, DARK_SHEET, 0.2);
  return {
    ...variables(shades),
    '--sala-link': css(readable(link, WHITE, [DARK_SHEET, DARK_GROUND, selected])),
    '--sala-solid': css(readable(solid, BLACK, [WHITE])),
  };
}

const css = (color: Rgb) => `rgb(${color.join(', ')})`;

function variables(shades: Rgb[]): Look {
  return Object.fromEntries(shades.map((shade, index) => [`--arcoblue-${index + 1}`, shade.join(', ')]));
}
