import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BodyGuard } from '../common/http/body.guard.js';
import { Config } from '../config/config.js';
import { PlatformModule } from '../platform/platform.module.js';
import { AccessTokensRepository } from './access-tokens/access-tokens.repository.js';
import { AccessTokensService } from './access-tokens/access-tokens.service.js';
import { ScopesService } from './access-tokens/scopes.service.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { AccountNamesService } from './accounts/account-names.service.js';
import { AccountsService } from './accounts/accounts.service.js';
import { ApplicantsRepository } from './accounts/applicants.repository.js';
import { EntitlementsRepository } from './accounts/entitlements.repository.js';
import { EntitlementsService } from './accounts/entitlements.service.js';
import { ApplicantsService } from './accounts/applicants.service.js';
import { AvatarsController } from './accounts/avatars.controller.js';
import { AvatarsService } from './accounts/avatars.service.js';
import { ActivitiesController } from './activities/activities.controller.js';
import { ActivitiesRepository } from './activities/activities.repository.js';
import { ActivitiesService } from './activities/activities.service.js';
import { DirectoryController } from './directory/directory.controller.js';
import { DirectoryRepository } from './directory/directory.repository.js';
import { GroupImportsService } from './directory/group-imports.service.js';
import { DirectoryService } from './directory/directory.service.js';
import { MembersController } from './directory/members.controller.js';
import { MembersRepository } from './directory/members.repository.js';
import { MembersService } from './directory/members.service.js';
import { PersonsController } from './directory/persons.controller.js';
import { PersonsRepository } from './directory/persons.repository.js';
import { PersonsService } from './directory/persons.service.js';
import { GrantsRepository } from './grants/grants.repository.js';
import { GrantsService } from './grants/grants.service.js';
import { MenuController } from './menu/menu.controller.js';
import { MenuService } from './menu/menu.service.js';
import { ProjectAndTeamController } from './project-and-team/project-and-team.controller.js';
import { ProjectAndTeamService } from './project-and-team/project-and-team.service.js';
import { ProjectsController } from './projects/projects.controller.js';
import { ProjectsRepository } from './projects/projects.repository.js';
import { ProjectsService } from './projects/projects.service.js';
import { PresenceRepository } from './presence/presence.repository.js';
import { PresenceService } from './presence/presence.service.js';
import { RecentPagesController } from './recent-pages/recent-pages.controller.js';
import { RecentPagesRepository } from './recent-pages/recent-pages.repository.js';
import { RecentPagesService } from './recent-pages/recent-pages.service.js';
import { RegionsController } from './regions/regions.controller.js';
import { RegionsService } from './regions/regions.service.js';
import { CredentialsService } from './credentials/credentials.service.js';
import { KnownDevicesService } from './sessions/known-devices.service.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { SecondFactorDutyService } from './sessions/second-factor-duty.service.js';
import { SessionCache } from './sessions/session-cache.js';
import { SessionOpeningsService } from './sessions/session-openings.service.js';
import { SessionStreamsService } from './sessions/session-streams.service.js';
import { SessionGuard } from './sessions/session.guard.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInStepsService } from './sessions/sign-in-steps.service.js';
import { SignInThrottleService } from './sessions/sign-in-throttle.service.js';
import { tokenKeys } from './sessions/token-keys.js';
import { TokensService } from './sessions/tokens.service.js';
import { SettingsController } from './settings/settings.controller.js';
import { SettingsRepository } from './settings/settings.repository.js';
import { SettingsService } from './settings/settings.service.js';
import { ShortcutsController } from './shortcuts/shortcuts.controller.js';
import { ShortcutsRepository } from './shortcuts/shortcuts.repository.js';
import { ShortcutsService } from './shortcuts/shortcuts.service.js';
import { TeamsController } from './teams/teams.controller.js';
import { TeamsRepository } from './teams/teams.repository.js';
import { TeamsService } from './teams/teams.service.js';
import { VisitsController } from './visits/visits.controller.js';
import { VisitsRepository } from './visits/visits.repository.js';
import { VisitsService } from './visits/visits.service.js';
import { PEOPLE_ENTITIES } from './people.entities.js';

/**
 * Accounts and their sessions, user data (settings, shortcuts, recently visited pages, avatar, activities), projects,
 * teams and the menu.
 *
 * Exports accounts, applicants, avatars, credentials, grants, sessions, unfinished sign-ins and the limit of attempts to the domains that open, secure,
 * certify or administer an account, and settings to the shell. The authentication guard is global, and the other domains refer to accounts and languages only by entity and
 * constant.
 */
@Module({
  imports: [
    PlatformModule,
    JwtModule.registerAsync({ inject: [Config], useFactory: tokenKeys }),
    TypeOrmModule.forFeature(PEOPLE_ENTITIES),
  ],
  controllers: [
    AccountsController,
    AvatarsController,
    ActivitiesController,
    DirectoryController,
    MembersController,
    MenuController,
    OwnSessionsController,
    PersonsController,
    ProjectAndTeamController,
    ProjectsController,
    RecentPagesController,
    RegionsController,
    SessionsController,
    SettingsController,
    ShortcutsController,
    TeamsController,
    VisitsController,
  ],
  providers: [
    AccessTokensRepository,
    AccessTokensService,
    ScopesService,
    AccountsRepository,
    AccountNamesService,
    AccountsService,
    ApplicantsRepository,
    ApplicantsService,
    EntitlementsRepository,
    EntitlementsService,
    AvatarsService,
    ActivitiesRepository,
    ActivitiesService,
    CredentialsService,
    DirectoryRepository,
    DirectoryService,
    GrantsRepository,
    GrantsService,
    GroupImportsService,
    KnownDevicesService,
    MembersRepository,
    MembersService,
    MenuService,
    OwnSessionsService,
    PersonsRepository,
    PersonsService,
    PresenceRepository,
    PresenceService,
    ProjectAndTeamService,
    ProjectsRepository,
    ProjectsService,
    RecentPagesRepository,
    RecentPagesService,
    RegionsService,
    SecondFactorDutyService,
    SessionCache,
    SessionOpeningsService,
    SessionStreamsService,
    SessionsRepository,
    SessionsService,
    SignInStepsService,
    SignInThrottleService,
    TokensService,
    SettingsRepository,
    SettingsService,
    ShortcutsRepository,
    ShortcutsService,
    TeamsRepository,
    TeamsService,
    VisitsRepository,
    VisitsService,
    // In this order: the caller is checked before the input.
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: BodyGuard },
  ],
  exports: [
    AccessTokensRepository,
    AccessTokensService,
    ScopesService,
    AccountNamesService,
    AccountsService,
    ApplicantsService,
    EntitlementsService,
    AvatarsService,
    CredentialsService,
    GrantsService,
    GroupImportsService,
    KnownDevicesService,
    PresenceService,
    SecondFactorDutyService,
    SessionOpeningsService,
    SessionsService,
    SettingsService,
    SignInStepsService,
    SignInThrottleService,
  ],
})
export class PeopleModule {}
