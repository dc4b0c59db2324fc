/** Red, green and blue, each from 0 to 255. */
export type Rgb = [number, number, number];

export const AA = 4.5;

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two colours; `share` is the fraction of the first one. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(one[index] * share + other[index] * (1 - share));
  return [part(0), part(1), part(2)];
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes in as little of `towards` as needed to reach the AA contrast on every background. */
export function readable(color: Rgb, towards: Rgb, grounds: Rgb[]): Rgb {
  for (let percent = 100; percent > 0; percent -= 2) {
    const candidate = mix(color, towards, percent / 100);
    if (grounds.every((ground) => contrast(candidate, ground) >= AA)) return candidate;
  }
  return towards;
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
