import { TimeField } from '../../common/fields/date-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectListField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { MAX_CHANNELS } from '../channels/channels.constants.js';

const SITES = { minItems: 0, maxItems: MAX_CHANNELS } as const;

/** A site that shows previews in its own pages. */
export class PreviewSiteDto {
  @IntField({ ...ROW_ID, description: 'The channel whose site it is.', example: 1 })
  channelId: number;

  @TextField({ description: 'Name of the channel.', example: 'School site' })
  name: string;
}

export class PreviewSitesDto {
  @ObjectListField({ ...SITES, type: PreviewSiteDto, description: 'Sorted by name.' })
  list: PreviewSiteDto[];
}

export class PreviewAddressDto extends PreviewSiteDto {
  @TextField({
    description: 'Where that site shows the revision. Whoever has the address can open it.',
    example:
      'https://school.example/lessons/a-robot-that-waters-the-garden-12?preview=12.2.1795000000.q0Vb3Zr7lZ0Y6v1d4m2k9A',
  })
  address: string;
}

export class ContentPreviewLinkDto {
  @TextField({
    description:
      'Where the revision is shown as a child would see it. Whoever has the address can open it, without logging in.',
    example: 'https://sala.example/watch/en/preview/12/2?until=1795000000&signature=q0Vb3Zr7lZ0Y6v1d4m2k9A',
  })
  address: string;

  @TimeField({ description: 'Until when, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.' })
  untilTime: string;

  @ObjectListField({
    ...SITES,
    type: PreviewAddressDto,
    description: 'The same in the pages of the sites that show previews, as long.',
  })
  sites: PreviewAddressDto[];
}

export class PreviewTokenParams {
  @TextField({
    maxLength: 64,
    description: 'What the address of the preview has in place of `{token}`.',
    example: '12.2.1795000000.q0Vb3Zr7lZ0Y6v1d4m2k9A',
  })
  token: string;
}
