import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { AnalysisModule } from './analysis/analysis.module.js';
import { AuthorsModule } from './authors/authors.module.js';
import { ActivitiesModule } from './activities/activities.module.js';
import { AvatarsModule } from './avatars/avatars.module.js';
import { CertificationModule } from './certification/certification.module.js';
import { ChannelActivitiesModule } from './channel-activities/channel-activities.module.js';
import { ChatMessagesModule } from './chat-messages/chat-messages.module.js';
import { HttpModule } from './common/http/http.module.js';
import { PeriodicModule } from './common/periodic/periodic.module.js';
import { type Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { ContentModule } from './content/content.module.js';
import { DatabaseModule } from './database/database.module.js';
import { EnquiriesModule } from './enquiries/enquiries.module.js';
import { HealthModule } from './health/health.module.js';
import { LiveEventsModule } from './live-events/live-events.module.js';
import { LoggingModule } from './logging/logging.module.js';
import { MenuModule } from './menu/menu.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { OperationLogsModule } from './operation-logs/operation-logs.module.js';
import { PoliciesModule } from './policies/policies.module.js';
import { PolicyViewsModule } from './policy-views/policy-views.module.js';
import { ProjectAndTeamModule } from './project-and-team/project-and-team.module.js';
import { ProjectsModule } from './projects/projects.module.js';
import { RegionsModule } from './regions/regions.module.js';
import { ProfileParametersModule } from './profile-parameters/profile-parameters.module.js';
import { QualityInspectionsModule } from './quality-inspections/quality-inspections.module.js';
import { RulePresetsModule } from './rule-presets/rule-presets.module.js';
import { ServiceCardsModule } from './service-cards/service-cards.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { TeamsModule } from './teams/teams.module.js';
import { VisitsModule } from './visits/visits.module.js';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LoggingModule,
        DatabaseModule,
        HttpModule,
        PeriodicModule,
        HealthModule,
        SessionsModule,
        AccountsModule,
        AvatarsModule,
        CertificationModule,
        ProjectsModule,
        TeamsModule,
        ProjectAndTeamModule,
        ActivitiesModule,
        VisitsModule,
        RegionsModule,
        MenuModule,
        PoliciesModule,
        PolicyViewsModule,
        ContentModule,
        AuthorsModule,
        AnalysisModule,
        LiveEventsModule,
        SettingsModule,
        MessagesModule,
        ChatMessagesModule,
        QualityInspectionsModule,
        ServiceCardsModule,
        RulePresetsModule,
        ChannelActivitiesModule,
        ProfileParametersModule,
        OperationLogsModule,
        EnquiriesModule,
      ],
    };
  }
}
