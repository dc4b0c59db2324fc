import { AppError } from '../../common/errors/app-error.js';
import { UPLOAD_PART } from '../../common/http/upload-part.constants.js';
import { brokenPicture } from '../../common/pictures/broken-picture.js';
import { type PictureType } from '../../common/pictures/pictures.constants.js';
import { pictureType } from '../../common/pictures/picture-type.js';
import { renderUpload } from '../../common/pictures/uploaded-picture.js';
import { withoutRefused } from '../../common/text/characters.js';
import {
  DOCUMENT_EDGE,
  DOCUMENT_MEDIA_TYPES,
  DOCUMENT_NAME,
  type DocumentMediaType,
} from './certification.constants.js';

interface DocumentFile {
  mediaType: DocumentMediaType;
  bytes: Buffer;
}

const PDF = Buffer.from('%PDF-');
const PDF_END = '%%EOF';
const BLANK = /^[\0\s]*$/;
/** Allowed after `%%EOF`: some programs pad the last block. */
const BLANK_BYTES = 64_000;
const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const satisfies Record<
  PictureType,
  string
>;
const EXTENSIONS: Readonly<Record<DocumentMediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/**
 * The file to store. A picture is re-encoded, so that nothing is kept that is not part of it: metadata, scripts, or
 * another file behind it. A PDF stays as it is and has to begin and end as one: nothing else of it is read.
 * @throws AppError mediaTypeUnsupported, judged by content, or contractBroken if the file cannot be read.
 */
export async function documentFile(upload: Buffer, signal: AbortSignal): Promise<DocumentFile> {
  const type = pictureType(upload);
  if (type) return { mediaType: type, bytes: await rewritten(upload, type, signal) };
  if (!upload.subarray(0, PDF.length).equals(PDF))
    throw new AppError('mediaTypeUnsupported', { accepted: DOCUMENT_MEDIA_TYPES.join(', ') });
  const end = upload.lastIndexOf(PDF_END);
  const rest = upload.subarray(end + PDF_END.length);
  const isComplete = end !== -1 && rest.length <= BLANK_BYTES && BLANK.test(rest.toString('latin1'));
  if (!isComplete)
    throw new AppError('contractBroken', {}, [{ field: UPLOAD_PART, rule: 'pdf', params: {} }]);
  return { mediaType: 'application/pdf', bytes: upload };
}

/** The name of the person's file without its folders, with the extension of what is stored. */
export function documentName(name: string, mediaType: DocumentMediaType): string {
  const extension = `.${EXTENSIONS[mediaType]}`;
  const [file = ''] = withoutRefused(name).split(/[\\/]/).slice(-1);
  const stem = file
    .replace(/\.[^.]*$/, '')
    .replaceAll(/["%;*:<>?|]/g, ' ')
    .trim();
  const characters = Array.from(stem || 'document');
  return characters.slice(0, DOCUMENT_NAME.maxLength - extension.length).join('') + extension;
}

async function rewritten(picture: Buffer, type: PictureType, signal: AbortSignal): Promise<Buffer> {
  const rendition = { edge: DOCUMENT_EDGE, fit: 'inside', format: FORMATS[type] } as const;
  const [bytes] = await renderUpload(picture, [rendition], signal);
  if (!bytes) throw brokenPicture('picture');
  return bytes;
}
