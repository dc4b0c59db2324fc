import { ArrayUnique } from 'class-validator';
import { EnumField } from '../../common/fields/enum-field.js';
import { withRule } from '../../common/fields/field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectField, ObjectListField } from '../../common/fields/object-field.js';
import { TextField } from '../../common/fields/text-field.js';
import {
  CLOCK,
  DIGEST_HOUR,
  MAIL_STATES,
  type MailState,
  NOTIFICATION_KINDS,
  type NotificationKind,
  PREFERENCES_VERSION,
} from './notifications.constants.js';

export class NotificationChoiceDto {
  @EnumField({
    values: NOTIFICATION_KINDS,
    enumName: 'NotificationKind',
    description:
      'What it is about. security: the password, contacts and sessions of the account; newDevice: a login from a device that the account did ' +
      'not use lately; decision: what became of ' +
      'something that the person submitted; promotion: a promotion was launched. The others are for those who ' +
      'review, process, pay or renew.',
    example: 'decision',
  })
  kind: NotificationKind;

  @BooleanField({ description: 'Whether it comes into the message box.', example: true })
  message: boolean;

  @BooleanField({ description: 'Whether it is mailed to the confirmed address, too.', example: false })
  mail: boolean;
}

export class OwnNotificationChoiceDto extends NotificationChoiceDto {
  @BooleanField({ description: 'Whether its message cannot be switched off.', example: false })
  isMandatory: boolean;
}

export class QuietHoursDto {
  @TextField({ ...CLOCK, description: 'When they begin, `HH:mm`.', example: '22:00' })
  from: string;

  @TextField({
    ...CLOCK,
    description: 'When they end, `HH:mm`, not the same as `from`. An earlier time is on the next day.',
    example: '06:30',
  })
  to: string;
}

const quietHours = {
  type: QuietHoursDto,
  nullable: true,
  description:
    'In the time zone of the deployment; null if there are none. Mails of notifications wait until they end. Messages ' +
    'are in the message box at once, but silent: nothing announces them, and the unread count of `getUnreadMessages` ' +
    'leaves them out until then.',
};
const digestHour = {
  ...DIGEST_HOUR,
  nullable: true,
  description:
    'The hour at which one mail lists what came into the message box since the last one, in the time zone of the ' +
    'deployment; null for none. Nothing is sent if nothing came.',
  example: 7,
};
const version = {
  ...PREFERENCES_VERSION,
  description: 'Incremented by every change; 0 until one is stored.',
  example: 3,
};

export class SaveNotificationPreferencesDto {
  @IntField(version)
  version: number;

  @ObjectListField({
    type: NotificationChoiceDto,
    minItems: 0,
    maxItems: NOTIFICATION_KINDS.length,
    description: 'Each kind at most once. A kind that is left out stays as it is.',
  })
  @ArrayUnique((choice: NotificationChoiceDto | null) => choice?.kind, withRule('unique'))
  kinds: NotificationChoiceDto[];

  @ObjectField(quietHours)
  quietHours: QuietHoursDto | null;

  @IntField(digestHour)
  digestHour: number | null;
}

export class NotificationPreferencesDto {
  @IntField(version)
  version: number;

  @ObjectListField({
    type: OwnNotificationChoiceDto,
    minItems: 0,
    maxItems: NOTIFICATION_KINDS.length,
    description: 'The kinds that the role of the caller can get, in the order in which they are shown.',
  })
  kinds: OwnNotificationChoiceDto[];

  @ObjectField(quietHours)
  quietHours: QuietHoursDto | null;

  @IntField(digestHour)
  digestHour: number | null;

  @EnumField({
    values: MAIL_STATES,
    enumName: 'NotificationMailState',
    description:
      'Whether mail arrives. noServer: the deployment sends none; noAddress: the account has not confirmed an ' +
      'address. What is chosen is kept until then.',
    example: 'ready',
  })
  mail: MailState;

  @TextField({ description: 'The confirmed address; empty if there is none.', example: 'dara@sala.example' })
  mailAddress: string;

  @TextField({ description: 'The time zone of the deployment.', example: 'Asia/Phnom_Penh' })
  timeZone: string;
}

export class NotificationPreferencesChangedDto {
  @IntField(version)
  version: number;
}
