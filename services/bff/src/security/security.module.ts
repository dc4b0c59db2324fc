import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagesModule } from '../messages/messages.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { ContactsController } from './contacts/contacts.controller.js';
import { EmailChangesRepository } from './contacts/email-changes.repository.js';
import { EmailChangesService } from './contacts/email-changes.service.js';
import { EmailNoticesService } from './contacts/email-notices.service.js';
import { EmailThrottleService } from './contacts/email-throttle.service.js';
import { PhonesService } from './contacts/phones.service.js';
import { SecurityLogService } from './log/security-log.service.js';
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
import { SECURITY_ENTITIES } from './security.entities.js';
import { UserInfoController } from './user-info/user-info.controller.js';
import { UserInfoService } from './user-info/user-info.service.js';

/**
 * How an account is secured: its password and links that set one, the contacts, recovery codes, and the profile with its address. Apart from `people`, because each change tells
 * the person by a message.
 *
 * Exports `PasswordLinksService`, `RecoveryCodesService`, and `SecurityLogService` for those who cannot sign in.
 */
@Module({
  imports: [MessagesModule, PeopleModule, PlatformModule, TypeOrmModule.forFeature(SECURITY_ENTITIES)],
  controllers: [
    ContactsController,
    PasswordLinksController,
    PasswordsController,
    RecoveryCodesController,
    SecurityController,
    UserInfoController,
  ],
  providers: [
    EmailChangesRepository,
    EmailChangesService,
    EmailNoticesService,
    EmailThrottleService,
    PasswordLinksRepository,
    PasswordLinksService,
    PasswordsService,
    PhonesService,
    RecoveryCodesRepository,
    RecoveryCodesService,
    SecurityLogService,
    SecurityService,
    UserInfoService,
  ],
  exports: [PasswordLinksService, RecoveryCodesService, SecurityLogService],
})
export class SecurityModule {}
