import { ApiProperty } from '@nestjs/swagger';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { UnreadMessagesDto } from '../../messages/messages/message.dto.js';
import { UserInfoDto } from '../../people/accounts/account.dto.js';
import { SettingsDto } from '../../people/settings/settings.dto.js';
import { MaintenanceDto } from '../../platform/maintenance/maintenance.dto.js';

export class StartDto {
  @IntField({
    description:
      'The position of live events before the rest was read. A stream that is opened with it as `Last-Event-ID` ' +
      'sends every later change.',
    minimum: 0,
    example: 1024,
  })
  lastEventId: number;

  @ApiProperty({ description: 'The logged-in person, as `getUserInfo` answers.', type: UserInfoDto })
  user: UserInfoDto;

  @BooleanField({
    description:
      'Whether nothing else is open until the person has set up a second factor, which this deployment demands of ' +
      'administrators. Other operations then answer 40300.',
    example: false,
  })
  secondFactorDue: boolean;

  @ApiProperty({
    description: 'The stored settings of the account; null until they are stored for the first time.',
    type: SettingsDto,
    nullable: true,
  })
  settings: SettingsDto | null;

  @ApiProperty({ description: 'The unread messages of the account.', type: UnreadMessagesDto })
  unread: UnreadMessagesDto;

  @ApiProperty({ description: 'Whether the product is under maintenance.', type: MaintenanceDto })
  maintenance: MaintenanceDto;
}
