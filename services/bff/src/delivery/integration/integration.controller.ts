import { Body, Controller, Delete, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RequestLanguage } from '../../common/http/request-language.js';
import { BATCH_LIMIT } from '../../common/limits/size-limits.constants.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { ContentItemDto } from '../../library/content-items/content-item.dto.js';
import { ContentItemImportsService } from '../../library/content-items/content-item-imports.service.js';
import { AuthorBatchService } from './author-batch.service.js';
import { AuthorBatchDto } from './author-row.dto.js';
import { BatchAnswerDto } from './batch-answer.dto.js';
import { FactBatchService } from './fact-batch.service.js';
import { FactBatchDto } from './fact-row.dto.js';
import { GroupBatchService } from './group-batch.service.js';
import { ProjectBatchDto, TeamBatchDto } from './group-row.dto.js';
import { BATCH_ROWS } from './integration.constants.js';
import { ItemBatchService } from './item-batch.service.js';
import { ItemBatchDto, NamedItemDto } from './item-row.dto.js';

const BATCH =
  'Each row has its own answer, and a refused one does not affect the others. A row that matches what is stored changes ' +
  `nothing, so a batch that got no answer can be sent again unchanged. The body may be up to ${BATCH_LIMIT.text}.`;
const KEPT = 'What a row leaves out stays as it is.';
const NAMES =
  'A name finds a record whatever its case, width, blanks and composition of letters; of several, the one in exactly this spelling.';

/** What the systems of a school send. */
@ApiTags('Integration')
@Controller('api/integration')
export class IntegrationController {
  constructor(
    private readonly items: ItemBatchService,
    private readonly known: ContentItemImportsService,
    private readonly authors: AuthorBatchService,
    private readonly groups: GroupBatchService,
    private readonly facts: FactBatchService,
  ) {}

  @Endpoint({
    id: 'upsertContentItems',
    summary: 'Create or change items by external id',
    description:
      `At most ${BATCH_ROWS.items} rows. A new external id makes a draft of yours. A known one changes the draft, or begins a new ` +
      'revision, while what is online stays as it is. With `submit`, the draft waits until somebody else inspects ' +
      'it; a batch puts nothing online. An item that is being inspected, is in the bin, or belongs to somebody ' +
      'else is refused. ' +
      `${KEPT} ${BATCH}`,
    body: ItemBatchDto,
    data: model(BatchAnswerDto),
  })
  @Put('items')
  async upsertItems(
    @Body() { rows }: ItemBatchDto,
    @CurrentActor() actor: SignedInActor,
    @RequestLanguage() language: Language,
  ): Promise<BatchAnswerDto> {
    return BatchAnswerDto.from(await this.items.upsert(rows, actor), language);
  }

  @Endpoint({
    id: 'removeImportedContentItem',
    summary: 'Remove an item by external id',
    description:
      'Into the bin, from which people can restore it. Needs no version, and an item that is in the bin already stays there, so a call without ' +
      'an answer can be sent again. The same people may do it as by the `id` of the item, and it is in its history. What is online has to ' +
      'be taken offline first, and what is being inspected has to be withdrawn: both are 40900 with the current state and version. An external id ' +
      'that no item of yours has is 40400.',
    query: NamedItemDto,
    data: model(ContentItemDto),
    refusals: ['externalIdUnknown', 'itemOnline', 'itemInspected'],
  })
  @Delete('items')
  removeItem(
    @Query() { externalId }: NamedItemDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ContentItemDto> {
    return this.known.remove(externalId, actor);
  }

  @Endpoint({
    id: 'upsertAuthors',
    summary: 'Create or change authors by external id or name',
    description:
      `At most ${BATCH_ROWS.authors} rows. An external id names the author of that id; if there is none, the one author of that ` +
      'name who has no external id gets it. Without an external id the name decides, and its spelling stays. A merged author stays as it is, and the answer ' +
      `has the key of the author that has its items now. ${NAMES} ${KEPT} ${BATCH}`,
    body: AuthorBatchDto,
    data: model(BatchAnswerDto),
  })
  @Put('authors')
  async upsertAuthors(
    @Body() { rows }: AuthorBatchDto,
    @CurrentActor() actor: SignedInActor,
    @RequestLanguage() language: Language,
  ): Promise<BatchAnswerDto> {
    return BatchAnswerDto.from(await this.authors.upsert(rows, actor), language);
  }

  @Endpoint({
    id: 'upsertProjects',
    summary: 'Create or change projects by name',
    description:
      `At most ${BATCH_ROWS.groups} rows. A closed project is refused, and so is a name that several open ones have. ` +
      `${NAMES} ${KEPT} ${BATCH}`,
    body: ProjectBatchDto,
    data: model(BatchAnswerDto),
  })
  @Put('projects')
  async upsertProjects(
    @Body() { rows }: ProjectBatchDto,
    @CurrentActor() actor: SignedInActor,
    @RequestLanguage() language: Language,
  ): Promise<BatchAnswerDto> {
    return BatchAnswerDto.from(await this.groups.upsert('projects', rows, actor), language);
  }

  @Endpoint({
    id: 'upsertTeams',
    summary: 'Create or change teams by name',
    description:
      `At most ${BATCH_ROWS.groups} rows. A closed team is refused, and so is a name that several open ones have. ` +
      `${NAMES} ${KEPT} ${BATCH}`,
    body: TeamBatchDto,
    data: model(BatchAnswerDto),
  })
  @Put('teams')
  async upsertTeams(
    @Body() { rows }: TeamBatchDto,
    @CurrentActor() actor: SignedInActor,
    @RequestLanguage() language: Language,
  ): Promise<BatchAnswerDto> {
    return BatchAnswerDto.from(await this.groups.upsert('teams', rows, actor), language);
  }

  @Endpoint({
    id: 'replaceFacts',
    summary: 'Replace the activity of items by hour',
    description:
      `At most ${BATCH_ROWS.facts} rows, each of one item and one hour, from the first day that is kept up to the hour that has begun. ` +
      'A row replaces all that was counted for that hour, events of channels included; one without any activity removes it. The item must ' +
      `have been online at least once. The rows that are not refused are stored together. ${BATCH}`,
    body: FactBatchDto,
    data: model(BatchAnswerDto),
  })
  @Put('facts')
  async replaceFacts(
    @Body() { rows }: FactBatchDto,
    @CurrentActor() actor: SignedInActor,
    @RequestLanguage() language: Language,
  ): Promise<BatchAnswerDto> {
    return BatchAnswerDto.from(await this.facts.replace(rows, actor), language);
  }
}
