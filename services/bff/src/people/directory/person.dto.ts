import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PersonDto } from './group-member.dto.js';

/** The path of a person. */
export class PersonParams {
  @IntField({ query: true, description: 'Key of the account.', ...ROW_ID, example: 12 })
  account: number;
}

/** A person as read from the database. */
export type PersonRow = Omit<PersonDetailsDto, 'isSelf'>;

export class PersonDetailsDto extends PersonDto {
  @TextField({ description: 'Display name of the job; may be empty.', example: 'Lead editor' })
  jobName: string;

  @TextField({ description: 'Display name of the organisation; may be empty.', example: 'Content team' })
  organizationName: string;

  @TextField({ description: 'Display name of the location; may be empty.', example: 'Phnom Penh' })
  locationName: string;

  @TextField({
    description: 'A few words about the person; may be empty.',
    example: 'Makes lessons that children finish.',
  })
  introduction: string;

  @TextField({ description: 'Website, http or https; may be empty.', example: 'https://sala.example' })
  personalWebsite: string;

  @BooleanField({ description: 'Whether it is the logged-in person.', example: false })
  isSelf: boolean;

  static of(row: PersonRow, reader: number): PersonDetailsDto {
    const { jobName, organizationName, locationName, introduction, personalWebsite } = row;
    const isSelf = row.account === reader;
    const shown = { jobName, organizationName, locationName, introduction, personalWebsite, isSelf };
    return Object.assign(PersonDto.from(row), shown);
  }
}
