import { type DynamicModule, Module } from '@nestjs/common';
import { ENTITIES } from './app.entities.js';
import { HttpModule } from './common/http/http.module.js';
import { MetricsModule } from './common/metrics/metrics.module.js';
import { PeriodicModule } from './common/periodic/periodic.module.js';
import { BillingModule } from './billing/billing.module.js';
import { type Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { ContentModule } from './content/content.module.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { DoctorModule } from './doctor/doctor.module.js';
import { LibraryModule } from './library/library.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { PeopleModule } from './people/people.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PoliciesModule } from './policies/policies.module.js';
import { PublicModule } from './public/public.module.js';
import { ReviewModule } from './review/review.module.js';
import { SecurityModule } from './security/security.module.js';
import { SeedsModule } from './seeds/seeds.module.js';
import { ShellModule } from './shell/shell.module.js';
import { SystemModule } from './system/system.module.js';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        MetricsModule,
        HttpModule,
        PeriodicModule,
        DatabaseModule.with(ENTITIES, config),
        PlatformModule,
        DoctorModule,
        // The domains. Each one may use those before it.
        PeopleModule,
        MessagesModule,
        ReviewModule,
        SecurityModule,
        SystemModule,
        BillingModule,
        ContentModule,
        LibraryModule,
        PoliciesModule,
        DeliveryModule,
        OperationsModule,
        PublicModule,
        ShellModule,
        SeedsModule,
      ],
    };
  }
}
