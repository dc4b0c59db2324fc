import { TimeField } from '../../common/fields/date-field.js';
import { TextField } from '../../common/fields/text-field.js';

export class ContentPreviewLinkDto {
  @TextField({
    description:
      'Where the revision is shown as a child would see it. Whoever has the address can open it, without logging in.',
    example: 'https://sala.example/watch/en/preview/12/2?until=1795000000&signature=q0Vb3Zr7lZ0Y6v1d4m2k9A',
  })
  address: string;

  @TimeField({ description: 'Until when, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.' })
  untilTime: string;
}
