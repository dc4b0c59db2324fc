import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LibraryModule } from '../library/library.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { PolicyDownloadController } from './downloads/policy-download.controller.js';
import { PolicyDownloadRepository } from './downloads/policy-download.repository.js';
import { PolicyDownloadService } from './downloads/policy-download.service.js';
import { PolicyImportController } from './imports/policy-import.controller.js';
import { PolicyImportRepository } from './imports/policy-import.repository.js';
import { PolicyImportService } from './imports/policy-import.service.js';
import { ItemPoliciesController } from './members/item-policies.controller.js';
import { ItemPoliciesRepository } from './members/item-policies.repository.js';
import { PolicyItemsController } from './members/policy-items.controller.js';
import { PolicyMembersRepository } from './members/policy-members.repository.js';
import { PolicyMembersService } from './members/policy-members.service.js';
import { PolicyMembersWritingService } from './members/policy-members-writing.service.js';
import { PolicyChangesRepository } from './operations/policy-changes.repository.js';
import { PolicyOperationsController } from './operations/policy-operations.controller.js';
import { PolicyOperationsRepository } from './operations/policy-operations.repository.js';
import { PolicyOperationsService } from './operations/policy-operations.service.js';
import { FrequentNamesRepository } from './policies/frequent-names.repository.js';
import { PoliciesController } from './policies/policies.controller.js';
import { PoliciesRepository } from './policies/policies.repository.js';
import { PoliciesService } from './policies/policies.service.js';
import { PolicyEditorController } from './policies/policy-editor.controller.js';
import { PolicyEditorRepository } from './policies/policy-editor.repository.js';
import { PolicyEditorService } from './policies/policy-editor.service.js';
import { PolicyChangeNotifierService } from './policies/policy-change-notifier.service.js';
import { PolicyTallyRepository } from './policies/policy-tally.repository.js';
import { PolicyRecountsRepository } from './members/policy-recounts.repository.js';
import { PolicyRecountsService } from './members/policy-recounts.service.js';
import { RuleLabelsService } from './members/rule-labels.service.js';
import { PolicyRulesRepository } from './members/policy-rules.repository.js';
import { SetOverviewsService } from './members/set-overviews.service.js';
import { PolicyViewsController } from './views/policy-views.controller.js';
import { PolicyViewsService } from './views/policy-views.service.js';
import { POLICIES_ENTITIES } from './policies.entities.js';

/**
 * Sets of content and the policies under which they are delivered: the list, bulk operations, imports,
 * downloads and views, and what each set holds.
 *
 * Exports `PoliciesService` to the shell, and `PolicyMembersService` with `SetOverviewsService` to the delivery.
 */
@Module({
  imports: [LibraryModule, PlatformModule, TypeOrmModule.forFeature(POLICIES_ENTITIES)],
  controllers: [
    PoliciesController,
    PolicyItemsController,
    ItemPoliciesController,
    PolicyOperationsController,
    PolicyImportController,
    PolicyDownloadController,
    PolicyEditorController,
    PolicyViewsController,
  ],
  providers: [
    ItemPoliciesRepository,
    PolicyMembersRepository,
    PolicyMembersService,
    PolicyMembersWritingService,
    PolicyRecountsRepository,
    PolicyRecountsService,
    PolicyRulesRepository,
    RuleLabelsService,
    PolicyDownloadRepository,
    PolicyDownloadService,
    PolicyImportRepository,
    PolicyImportService,
    PolicyChangesRepository,
    PolicyOperationsRepository,
    PolicyOperationsService,
    FrequentNamesRepository,
    PoliciesRepository,
    PoliciesService,
    PolicyEditorRepository,
    PolicyEditorService,
    PolicyChangeNotifierService,
    PolicyTallyRepository,
    PolicyViewsService,
    SetOverviewsService,
  ],
  exports: [PoliciesService, PolicyMembersService, SetOverviewsService],
})
export class PoliciesModule {}
