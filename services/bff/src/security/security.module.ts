import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagesModule } from '../messages/messages.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { AuthenticatorAppsController } from './authenticator-apps/authenticator-apps.controller.js';
import { AuthenticatorAppsRepository } from './authenticator-apps/authenticator-apps.repository.js';
import { AuthenticatorAppsService } from './authenticator-apps/authenticator-apps.service.js';
import { AuthenticatorKeysService } from './authenticator-apps/authenticator-keys.service.js';
import { ContactsController } from './contacts/contacts.controller.js';
import { EmailChangesRepository } from './contacts/email-changes.repository.js';
import { EmailChangesService } from './contacts/email-changes.service.js';
import { EmailNoticesService } from './contacts/email-notices.service.js';
import { EmailThrottleService } from './contacts/email-throttle.service.js';
import { PhonesService } from './contacts/phones.service.js';
import { SecurityLogService } from './log/security-log.service.js';
import { NewDevicesService } from './new-devices/new-devices.service.js';
import { PasskeyChallengesService } from './passkeys/passkey-challenges.service.js';
import { PasskeyLoginsController } from './passkeys/passkey-logins.controller.js';
import { PasskeyLoginsService } from './passkeys/passkey-logins.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysRepository } from './passkeys/passkeys.repository.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { RelyingPartyService } from './passkeys/relying-party.service.js';
import { SecurityController } from './security/security.controller.js';
import { SecurityService } from './security/security.service.js';
import { PasswordLinksController } from './password-links/password-links.controller.js';
import { PasswordLinksRepository } from './password-links/password-links.repository.js';
import { PasswordLinksService } from './password-links/password-links.service.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { RecoveryCodesController } from './recovery-codes/recovery-codes.controller.js';
import { RecoveryCodesRepository } from './recovery-codes/recovery-codes.repository.js';
import { RecoveryCodesService } from './recovery-codes/recovery-codes.service.js';
import { FactorStandingService } from './factor-standing/factor-standing.service.js';
import { SecondFactorsService } from './second-factors/second-factors.service.js';
import { PasskeyStepsController } from './second-steps/passkey-steps.controller.js';
import { SecondStepsController } from './second-steps/second-steps.controller.js';
import { SecondStepsService } from './second-steps/second-steps.service.js';
import { SECURITY_ENTITIES } from './security.entities.js';
import { PersonalTokensService } from './tokens/personal-tokens.service.js';
import { TokensController } from './tokens/tokens.controller.js';
import { UserInfoController } from './user-info/user-info.controller.js';
import { UserInfoService } from './user-info/user-info.service.js';

/**
 * How an account is secured: its password and links that set one, the contacts, recovery codes, passkeys, the second factor,
 * and the profile with its address. Apart from `people`, because the person gets a message about each change.
 *
 * Exports `PasswordLinksService`, `RecoveryCodesService`, `SecondFactorsService` and `SecurityLogService` for those who
 * cannot sign in.
 */
@Module({
  imports: [MessagesModule, PeopleModule, PlatformModule, TypeOrmModule.forFeature(SECURITY_ENTITIES)],
  controllers: [
    AuthenticatorAppsController,
    ContactsController,
    PasskeyLoginsController,
    PasskeyStepsController,
    PasskeysController,
    PasswordLinksController,
    PasswordsController,
    RecoveryCodesController,
    SecondStepsController,
    SecurityController,
    TokensController,
    UserInfoController,
  ],
  providers: [
    AuthenticatorAppsRepository,
    AuthenticatorAppsService,
    AuthenticatorKeysService,
    EmailChangesRepository,
    EmailChangesService,
    EmailNoticesService,
    EmailThrottleService,
    FactorStandingService,
    NewDevicesService,
    PasskeyChallengesService,
    PasskeyLoginsService,
    PasskeysRepository,
    PasskeysService,
    PasswordLinksRepository,
    PasswordLinksService,
    PasswordsService,
    PersonalTokensService,
    PhonesService,
    RecoveryCodesRepository,
    RecoveryCodesService,
    RelyingPartyService,
    SecondFactorsService,
    SecondStepsService,
    SecurityLogService,
    SecurityService,
    UserInfoService,
  ],
  exports: [PasswordLinksService, RecoveryCodesService, SecondFactorsService, SecurityLogService],
})
export class SecurityModule {}
