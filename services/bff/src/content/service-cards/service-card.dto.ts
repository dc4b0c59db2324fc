import { ApiProperty } from '@nestjs/swagger';
import { CARD_VERSION } from '../cards/cards.constants.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { legalActions } from '../../common/transitions/transitions.js';
import { type ServiceCard } from './service-card.entity.js';
import {
  ENABLED_STATES,
  SERVICE_ACTIONS,
  SERVICE_DESCRIPTION,
  SERVICE_ICON,
  SERVICE_KEY,
  SERVICE_STATES,
  SERVICE_TITLE,
  SERVICE_TRANSITIONS,
  type ServiceAction,
  type ServiceState,
} from './service-cards.constants.js';

/** A service with its state at the current time of the database. */
export interface CurrentService extends Omit<ServiceCard, 'state'> {
  state: ServiceState;
}

export class ServiceDto {
  @IntField({ description: 'Key of the row.', minimum: 1, example: 1 })
  id: number;

  @TextField({
    description: 'Stable key of the service, for programs.',
    maxLength: SERVICE_KEY.maxLength,
    example: 'learning-paths',
  })
  key: string;

  @TextField({ description: 'Name of the icon.', maxLength: SERVICE_ICON.maxLength, example: 'code' })
  icon: string;

  @TextField({
    description: 'Title of the card.',
    maxLength: SERVICE_TITLE.maxLength,
    example: 'Learning paths',
  })
  title: string;

  @TextField({
    description: 'What the service does.',
    maxLength: SERVICE_DESCRIPTION.maxLength,
    example: 'Shows at which lesson children stop, and where they go on.',
  })
  description: string;

  @EnumField({
    values: SERVICE_STATES,
    enumName: 'ServiceState',
    description: 'The current state of the service, by the clock of the database.',
    example: 'active',
  })
  state: ServiceState;

  @ApiProperty({
    description: 'The actions available to you in the current state of the service.',
    enum: SERVICE_ACTIONS,
    enumName: 'ServiceAction',
    isArray: true,
    example: ['cancel'],
  })
  actions: ServiceAction[];

  @BooleanField({
    description: 'Whether the service is open; it stays true once it has expired.',
    example: true,
  })
  enable: boolean;

  @EnumField({
    values: ['button'],
    enumName: 'ServiceActionType',
    description: 'How the card is operated: with a button.',
    example: 'button',
  })
  actionType: 'button';

  @BooleanField({ description: 'Whether the term of the service has ended.', example: false })
  expires: boolean;

  @TextField({
    nullable: true,
    description:
      'The end of the term of the service, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment. ' +
      'Null if it has never been opened.',
    example: '2026-12-31 23:59:59',
  })
  expiresAt: string | null;

  @IntField({ description: 'Number of changes; send it with the next change.', ...CARD_VERSION, example: 1 })
  version: number;

  static from(
    { id, key, icon, title, description, state, expiresAt, version }: CurrentService,
    role: Role,
    timeZone: string,
  ): ServiceDto {
    return {
      id,
      key,
      icon,
      title,
      description,
      state,
      actions: legalActions(SERVICE_TRANSITIONS, state, role),
      enable: ENABLED_STATES.includes(state),
      actionType: 'button',
      expires: state === 'expired',
      expiresAt: expiresAt && displayTime(expiresAt, timeZone),
      version,
    };
  }
}
