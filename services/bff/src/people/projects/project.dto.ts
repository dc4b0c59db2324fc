import { ApiProperty } from '@nestjs/swagger';
import { avatarAddress } from '../accounts/avatars.constants.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { CONTRIBUTORS, PROJECT_DESCRIPTION, PROJECT_NAME } from './projects.constants.js';

/** A project as read from the database, with statistics about its members. Avatars are keys here. */
export interface ProjectRow {
  id: number;
  name: string;
  description: string;
  peopleNumber: number;
  contributors: ContributorDto[];
}

export class ContributorDto {
  @TextField({ description: 'Display name.', example: 'Chan Maly' })
  name: string;

  @TextField({ description: 'Email address, as the person entered it.', example: 'maly@sala.example' })
  email: string;

  @BooleanField({ description: 'Whether the address is known to belong to this person.', example: true })
  emailConfirmed: boolean;

  @TextField({
    description: 'Address of the picture; empty if there is none.',
    example: '/api/files/avatars/q0Vb3Zr7lZ0Y6v1d4m2k9A-96.webp',
  })
  avatar: string;

  static from({ name, email, emailConfirmed, avatar }: ContributorDto): ContributorDto {
    return { name, email, emailConfirmed, avatar: avatarAddress(avatar) };
  }
}

export class ProjectDto {
  @IntField({ description: 'Key of the project.', minimum: 1, example: 1 })
  id: number;

  @TextField({ description: 'Name.', ...PROJECT_NAME, example: 'Robot garden' })
  name: string;

  @TextField({
    description: 'What it is about.',
    ...PROJECT_DESCRIPTION,
    example: 'Twelve lessons in which a robot learns to water plants.',
  })
  description: string;

  @IntField({ description: 'The number of people who take part.', minimum: 1, example: 8 })
  peopleNumber: number;

  @ApiProperty({
    description: `The people who joined first, at most ${CONTRIBUTORS.maxItems}.`,
    type: [ContributorDto],
    maxItems: CONTRIBUTORS.maxItems,
  })
  contributors: ContributorDto[];

  static from({ id, name, description, peopleNumber, contributors }: ProjectRow): ProjectDto {
    return {
      id,
      name,
      description,
      peopleNumber,
      contributors: contributors.map((person) => ContributorDto.from(person)),
    };
  }
}
