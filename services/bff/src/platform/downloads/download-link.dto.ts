import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { DOWNLOAD_LINK_SECONDS } from './downloads.constants.js';

export class DownloadLinkDto {
  @TextField({
    description: 'The address of the file. A browser that opens it downloads the file.',
    example: '/api/files/policies/q0Vb3Zr7lZ0Y6v1d4m2k9A',
  })
  address: string;

  @IntField({
    description: 'How many seconds the address is valid. It can be used once.',
    minimum: 1,
    example: DOWNLOAD_LINK_SECONDS,
  })
  seconds: number;
}
