import { createHash } from 'node:crypto';
import { type XmlHandlers, XmlReader } from '../../common/xml/xml-reader.js';

/** A picture of which the start has seen that it is one, and that it contains no program. */
export interface Logo {
  content: Buffer;
  mediaType: 'image/svg+xml' | 'image/png';
  width: number;
  height: number;
  /** Changes with the content. */
  version: string;
}

type Attributes = Record<string, string>;
type Size = Pick<Logo, 'width' | 'height'>;

export const MOST_LOGO_BYTES = 100_000;
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** In bytes from the beginning of the file: its header comes first, with width and height. */
const PNG_SIZE = { width: 16, height: 20, end: 24 } as const;
const VERSION_LENGTH = 12;
const SVG_LIMITS = { depth: 64, betweenTags: MOST_LOGO_BYTES };

/** Elements that run something, or show what is not in the file. */
const FORBIDDEN_ELEMENTS = new Set([
  'script',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'a',
]);
const INSIDE = /^\s*(?:#|data:image\/(?:png|jpeg|webp);base64,)/;
const OUTSIDE_STYLE = /@import|url\(\s*["']?\s*(?!["'#\s])(?!data:image\/)/i;

/** @throws Error saying what is wrong with the file */
export function readLogo(content: Buffer): Logo {
  if (content.length > MOST_LOGO_BYTES) throw new Error(`has more than ${MOST_LOGO_BYTES / 1_000} kB`);
  const isPng = content.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
  return {
    content,
    mediaType: isPng ? 'image/png' : 'image/svg+xml',
    ...(isPng ? sizeOfPng(content) : sizeOfSvg(content)),
    version: createHash('sha256').update(content).digest('hex').slice(0, VERSION_LENGTH),
  };
}

function sizeOfPng(content: Buffer): Size {
  if (content.length < PNG_SIZE.end) throw new Error('is not a complete PNG file');
  return positive({
    width: content.readUInt32BE(PNG_SIZE.width),
    height: content.readUInt32BE(PNG_SIZE.height),
  });
}

function sizeOfSvg(content: Buffer): Size {
  let root: Attributes | undefined;
  const handlers: XmlHandlers = {
    open({ name, attributes }) {
      if (root === undefined && name !== 'svg') throw new Error('is neither an SVG nor a PNG file');
      root ??= attributes;
      if (FORBIDDEN_ELEMENTS.has(name)) throw new Error(`contains <${name}>, which a logo may not`);
      for (const [attribute, value] of Object.entries(attributes)) refuseOutside(attribute, value);
    },
    text(part, parent) {
      if (parent === 'style') refuseOutside('style', part);
    },
  };
  const reader = new XmlReader(handlers, SVG_LIMITS);
  try {
    reader.write(content);
    reader.close();
  } catch (error) {
    if (root === undefined) throw new Error('is neither an SVG nor a PNG file', { cause: error });
    throw error;
  }
  return positive(declaredSize(root ?? {}));
}

function refuseOutside(attribute: string, value: string): void {
  if (/^on/i.test(attribute)) throw new Error(`contains the program of ${attribute}, which a logo may not`);
  const isLink = /(?:^|:)href$/i.test(attribute);
  if ((isLink && !INSIDE.test(value)) || OUTSIDE_STYLE.test(value) || /^\s*javascript:/i.test(value)) {
    throw new Error(`refers to something outside of the file in ${attribute}, which a logo may not`);
  }
}

/** The view box, or else width and height. */
function declaredSize({ viewBox, width, height }: Attributes): Size {
  const [, , boxWidth, boxHeight] =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return {
    width: boxWidth ?? Number.parseFloat(width ?? ''),
    height: boxHeight ?? Number.parseFloat(height ?? ''),
  };
}

function positive({ width, height }: Size): Size {
  if (width > 0 && height > 0) return { width, height };
  throw new Error('has no size; an SVG file needs a viewBox');
}
