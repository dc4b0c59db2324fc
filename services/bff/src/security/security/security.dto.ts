import { TimeField } from '../../common/fields/date-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { maskPhone } from '../../common/text/mask.js';
import { displayTime } from '../../common/time/display-time.js';
import { type Account } from '../../people/accounts/account.entity.js';
import { type AuthenticatorApp } from '../authenticator-apps/authenticator-app.entity.js';
import { MAX_PASSKEYS } from '../passkeys/passkeys.constants.js';
import { RECOVERY_CODE, type RecoveryCodesLeft } from '../recovery-codes/recovery-codes.constants.js';

interface SecurityState extends Pick<
  SecurityDto,
  'emailWaiting' | 'mailConfigured' | 'passkeys' | 'secondFactorMandatory'
> {
  account: Account;
  app: AuthenticatorApp | null;
  codes: RecoveryCodesLeft;
  timeZone: string;
}

/** How the account of the logged-in person is secured. */
export class SecurityDto {
  @TimeField({
    nullable: true,
    description: 'When the password was last changed; null if it is the first one.',
    example: '2026-10-01 09:15:00',
  })
  passwordChangedAt: string | null;

  @TextField({ description: 'Telephone number, masked; empty if there is none.', example: '150****0000' })
  phone: string;

  @TextField({
    description: 'Email address, as the person entered it; empty if there is none.',
    example: 'dara@sala.example',
  })
  email: string;

  @BooleanField({ description: 'Whether the address was confirmed with a code.', example: false })
  emailConfirmed: boolean;

  @TextField({
    description: 'The last address that was confirmed, to which links and codes go; empty if there is none.',
    example: 'dara@sala.example',
  })
  confirmedEmail: string;

  @TextField({
    nullable: true,
    description: 'The address to be confirmed with the code that was sent to it; null if there is none.',
    example: null,
  })
  emailWaiting: string | null;

  @BooleanField({ description: 'Whether the deployment can send mail.', example: true })
  mailConfigured: boolean;

  @IntField({
    description: 'How many recovery codes were not used yet.',
    minimum: 0,
    maximum: RECOVERY_CODE.count,
    example: 8,
  })
  recoveryCodesLeft: number;

  @TimeField({
    nullable: true,
    description: 'When the recovery codes were made; null if there are none.',
    example: '2026-10-01 09:20:00',
  })
  recoveryCodesCreatedAt: string | null;

  @TimeField({
    nullable: true,
    description:
      'When the authenticator app was set up, whose code is a second factor; null if there is none.',
    example: '2026-10-01 09:18:00',
  })
  authenticatorAppSince: string | null;

  @TimeField({
    nullable: true,
    description: 'When a code of the app was last used to log in; null if none was yet.',
    example: '2026-11-22 08:02:00',
  })
  authenticatorAppUsedAt: string | null;

  @IntField({ description: 'How many passkeys there are.', minimum: 0, maximum: MAX_PASSKEYS, example: 2 })
  passkeys: number;

  @BooleanField({
    description:
      'Whether this deployment demands a second factor of the person, so that the last one cannot be removed.',
    example: false,
  })
  secondFactorMandatory: boolean;

  static from({ account, app, codes, timeZone, ...others }: SecurityState): SecurityDto {
    const timeOf = (moment: Date | null) => (moment ? displayTime(moment, timeZone) : null);
    return {
      passwordChangedAt: timeOf(account.passwordChangedAt),
      phone: maskPhone(account.phone),
      email: account.email,
      emailConfirmed: account.emailConfirmed,
      confirmedEmail: account.confirmedEmail,
      ...others,
      recoveryCodesLeft: codes.left,
      recoveryCodesCreatedAt: timeOf(codes.createdAt),
      authenticatorAppSince: timeOf(app?.createdAt ?? null),
      authenticatorAppUsedAt: timeOf(app?.lastUsedAt ?? null),
    };
  }
}
