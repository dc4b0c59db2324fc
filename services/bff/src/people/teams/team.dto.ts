import { avatarAddress } from '../accounts/avatars.constants.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { TEAM_NAME } from './teams.constants.js';

/** A team as read from the database, with its number of members. The avatar is a key here. */
export interface TeamRow {
  id: number;
  name: string;
  avatar: string;
  peopleNumber: number;
}

export class TeamDto {
  @IntField({ description: 'Key of the team.', minimum: 1, example: 1 })
  id: number;

  @TextField({
    description: 'Address of the picture; empty if there is none.',
    example: '/api/files/avatars/q0Vb3Zr7lZ0Y6v1d4m2k9A-96.webp',
  })
  avatar: string;

  @TextField({ description: 'Name.', ...TEAM_NAME, example: 'Lesson writers' })
  name: string;

  @IntField({ description: 'The number of people in the team.', minimum: 1, example: 8 })
  peopleNumber: number;

  static from({ id, avatar, name, peopleNumber }: TeamRow): TeamDto {
    return { id, avatar: avatarAddress(avatar), name, peopleNumber };
  }
}
