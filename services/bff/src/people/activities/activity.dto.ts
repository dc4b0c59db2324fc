import { avatarAddress } from '../accounts/avatars.constants.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { ACTIVITY_DESCRIPTION, ACTIVITY_TITLE } from './activities.constants.js';

/** An activity as read from the database, with the key of the user's avatar. */
export interface ActivityRow {
  id: number;
  title: string;
  description: string;
  avatar: string;
}

export class ActivityDto {
  @IntField({ description: 'Key of the activity.', minimum: 1, example: 1 })
  id: number;

  @TextField({ description: 'What happened.', ...ACTIVITY_TITLE, example: 'Chan Maly finished a lesson' })
  title: string;

  @TextField({
    description: 'The event as a full sentence.',
    ...ACTIVITY_DESCRIPTION,
    example: 'Lesson 4 of Robot garden is ready to be tried out.',
  })
  description: string;

  @TextField({
    description: 'Address of the picture of the person; empty if there is none.',
    example: '/api/files/avatars/q0Vb3Zr7lZ0Y6v1d4m2k9A-96.webp',
  })
  avatar: string;

  static from({ id, title, description, avatar }: ActivityRow): ActivityDto {
    return { id, title, description, avatar: avatarAddress(avatar) };
  }
}
