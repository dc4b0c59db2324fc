import type { Metadata, Sharp } from 'sharp';
import { serveJob } from '../limited/serve-job.js';
import { TooManyParts } from './count-parts.js';
import type { Answer, Job, PictureLimits, Rendition } from './picture-job.js';
import { refuseParts } from './refuse-parts.js';

const PIXELS_PER_MILLION = 1_000_000;
const TOO_MANY_PIXELS = 'pixel limit';
/** How many times as high as wide a picture may be that is limited in its width. */
const HIGHEST = 3;
/** Those of uploads; drawings of the product are SVG. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`);

serveJob(work);

async function work({ pictures, renditions, limits }: Job): Promise<Answer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  const open = (picture: Buffer) =>
    sharp(picture, { limitInputPixels: limits.pixels, failOn: 'truncated' }).autoOrient();
  try {
    const files: Buffer[][] = [];
    for (const picture of pictures) {
      await refuseParts(picture);
      const most = mostPixels(await open(picture).metadata(), limits);
      if (most !== undefined) return { rule: 'pixelsHeld', params: { max: most } };
      files.push(await render(open, picture, renditions));
    }
    return { files };
  } catch (error) {
    if (error instanceof TooManyParts) return { rule: 'pictureParts', params: {} };
    const message = error instanceof Error ? error.message : String(error);
    if (message.includes(TOO_MANY_PIXELS))
      return { rule: 'pixels', params: { max: Math.floor(limits.pixels / PIXELS_PER_MILLION) } };
    return { rule: 'picture', params: {}, message };
  }
}

/** Decodes once, to the largest of the renditions, from which the others are made. Nothing of the metadata is written. */
async function render(
  open: (picture: Buffer) => Sharp,
  picture: Buffer,
  renditions: Rendition[],
): Promise<Buffer[]> {
  const [only, ...others] = renditions;
  if (only && others.length === 0) return [await rendered(open(picture), only).toBuffer()];
  const largest = renditions.reduce((one, other) => (other.edge > one.edge ? other : one));
  const drawn = await sized(open(picture), largest).png({ compressionLevel: 0 }).toBuffer();
  return await Promise.all(renditions.map((rendition) => rendered(open(drawn), rendition).toBuffer()));
}

function rendered(picture: Sharp, rendition: Rendition): Sharp {
  return sized(picture, rendition).toFormat(rendition.format);
}

function sized(picture: Sharp, { edge, fit }: Rendition): Sharp {
  if (fit === 'cover') return picture.resize({ width: edge, height: edge, fit });
  const height = fit === 'width' ? edge * HIGHEST : edge;
  return picture.resize({ width: edge, height, fit: 'inside', withoutEnlargement: true });
}

/** The limit that a picture breaks which has to be held in memory as a whole. */
function mostPixels(metadata: Metadata, { heldBytes }: PictureLimits): number | undefined {
  if (!metadata.isProgressive) return undefined;
  const most = Math.floor(heldBytes / bytesPerPixel(metadata) / PIXELS_PER_MILLION);
  return metadata.width * metadata.height > most * PIXELS_PER_MILLION ? most : undefined;
}

/** A JPEG coefficient takes two bytes. Most files keep a quarter of the chroma samples. */
function bytesPerPixel({ format, channels, depth, chromaSubsampling }: Metadata): number {
  if (format === 'jpeg') return 2 * (chromaSubsampling === '4:2:0' ? channels / 2 : channels);
  return channels * (depth === 'uchar' ? 1 : 2);
}
