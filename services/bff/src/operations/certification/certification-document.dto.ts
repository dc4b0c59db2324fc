import { EnumField } from '../../common/fields/enum-field.js';
import { FileField } from '../../common/fields/file-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { UUID } from '../../common/fields/uuid.constants.js';
import {
  DOCUMENT_MEDIA_TYPES,
  DOCUMENT_NAME,
  DOCUMENT_UPLOAD,
  type DocumentMediaType,
} from './certification.constants.js';
import { type CertificationDocument } from './certification-document.entity.js';

export class CertificationDocumentUploadDto {
  @FileField({
    description: `JPEG, PNG, WebP or PDF, detected from the content; the request has at most ${DOCUMENT_UPLOAD.text}.`,
  })
  file: string;
}

export class CertificationDocumentDto {
  @TextField({
    description: 'Id of the document.',
    format: 'uuid',
    example: '8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e',
  })
  id: string;

  @TextField({
    description: 'What the file was called; its last part is that of the stored format.',
    ...DOCUMENT_NAME,
    example: 'licence.pdf',
  })
  name: string;

  @EnumField({
    values: DOCUMENT_MEDIA_TYPES,
    enumName: 'DocumentMediaType',
    description: 'The format in which it is stored.',
    example: 'application/pdf',
  })
  mediaType: DocumentMediaType;

  @IntField({ description: 'Size of the stored file, in bytes.', minimum: 1, example: 182_044 })
  size: number;

  static from({ id, name, mediaType, size }: CertificationDocument): CertificationDocumentDto {
    return { id, name, mediaType, size };
  }
}

/** The path parameter of one document: `{document}`. */
export class CertificationDocumentParams {
  @TextField({
    query: true,
    description: 'The `id` of the document.',
    pattern: UUID,
    form: 'uuid',
    example: '8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e',
  })
  document: string;
}

/** The path parameters of a document in a request: `{id}` and `{document}`. */
export class CertificationDocumentOfRequestParams extends CertificationDocumentParams {
  @IntField({ query: true, description: 'Key of the request.', ...ROW_ID, example: 7 })
  id: number;
}
