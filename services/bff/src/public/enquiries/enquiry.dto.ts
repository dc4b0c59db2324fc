import { ApiProperty } from '@nestjs/swagger';
import { type Holder } from '../../common/auth/can.js';
import { answered, ReadDto } from '../../common/field-tables/field-table.dto.js';
import { DateField } from '../../common/fields/date-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { shownName } from '../../common/text/shown-name.js';
import { ENQUIRY_ACTIONS, ENQUIRY_TRANSITIONS, type EnquiryAction } from './enquiries.constants.js';
import { ENQUIRY_FIELDS, ENQUIRY_SHOWN_FIELDS } from './enquiry-fields.constants.js';
import { type Enquiry } from './enquiry.entity.js';

const DAY_MS = 86_400_000;

/** Settings of the deployment, and the role of the viewer. */
interface Shown {
  timeZone: string;
  retentionDays: number;
  holder: Holder;
}

export class EnquiryDto extends ReadDto(ENQUIRY_FIELDS, ENQUIRY_SHOWN_FIELDS, {
  course: { schema: 'WishedCourse' },
  position: { schema: 'WishedPosition' },
}) {
  @DateField({
    description:
      'The day on which it is erased automatically, `YYYY-MM-DD`, after the retention period of the ' +
      'deployment.',
    example: '2027-03-14',
  })
  eraseDate: string;

  @ApiProperty({
    description: 'The actions available to you in the current state of the enquiry.',
    enum: ENQUIRY_ACTIONS,
    enumName: 'EnquiryAction',
    isArray: true,
    example: ['take', 'close'],
  })
  actions: EnquiryAction[];

  @TextField({
    nullable: true,
    description: 'The person who took or closed it; null if nobody did.',
    example: 'Sokha Chan',
  })
  assignee: string | null;

  static from(enquiry: Enquiry, { timeZone, retentionDays, holder }: Shown): EnquiryDto {
    const { createdTime, state, assignee } = enquiry;
    const erasedAt = new Date(createdTime.getTime() + retentionDays * DAY_MS);
    return Object.assign(answered(ENQUIRY_FIELDS, ENQUIRY_SHOWN_FIELDS, enquiry, timeZone), {
      eraseDate: displayTime(erasedAt, timeZone).slice(0, 'YYYY-MM-DD'.length),
      actions: legalActions(ENQUIRY_TRANSITIONS, state, holder),
      assignee: shownName(assignee),
    });
  }
}

export class EnquiryPageDto extends PageOf(EnquiryDto) {}
