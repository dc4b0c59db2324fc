import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './people/accounts/accounts.module.js';
import { AnalysisModule } from './content/analysis/analysis.module.js';
import { AuthorsModule } from './content/authors/authors.module.js';
import { ActivitiesModule } from './people/activities/activities.module.js';
import { AvatarsModule } from './people/avatars/avatars.module.js';
import { CertificationModule } from './people/certification/certification.module.js';
import { ChannelActivitiesModule } from './operations/channel-activities/channel-activities.module.js';
import { ChatMessagesModule } from './messages/chat-messages/chat-messages.module.js';
import { HttpModule } from './common/http/http.module.js';
import { PeriodicModule } from './common/periodic/periodic.module.js';
import { type Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { ContentModule } from './content/content/content.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { EnquiriesModule } from './public/enquiries/enquiries.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { LiveEventsModule } from './platform/live-events/live-events.module.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MenuModule } from './people/menu/menu.module.js';
import { MessagesModule } from './messages/messages/messages.module.js';
import { OperationLogsModule } from './operations/operation-logs/operation-logs.module.js';
import { PoliciesModule } from './policies/policies/policies.module.js';
import { PolicyViewsModule } from './policies/views/policy-views.module.js';
import { ProjectAndTeamModule } from './people/project-and-team/project-and-team.module.js';
import { ProjectsModule } from './people/projects/projects.module.js';
import { RegionsModule } from './people/regions/regions.module.js';
import { ProfileParametersModule } from './operations/profile-parameters/profile-parameters.module.js';
import { QualityInspectionsModule } from './content/quality-inspections/quality-inspections.module.js';
import { RulePresetsModule } from './content/rule-presets/rule-presets.module.js';
import { ServiceCardsModule } from './content/service-cards/service-cards.module.js';
import { SessionsModule } from './people/sessions/sessions.module.js';
import { SettingsModule } from './people/settings/settings.module.js';
import { TeamsModule } from './people/teams/teams.module.js';
import { VisitsModule } from './people/visits/visits.module.js';

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
