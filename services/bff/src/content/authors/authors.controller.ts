import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { Transition } from '../../common/endpoint/transition.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { History } from '../../platform/audit/history.decorator.js';
import { AuthorMergesService } from './author-merges.service.js';
import {
  AuthorDto,
  AuthorPageDto,
  AuthorQuery,
  AuthorVersionDto,
  EditAuthorDto,
  MergeAuthorDto,
  WriteAuthorDto,
} from './author.dto.js';
import { AuthorsService } from './authors.service.js';

const STEP = { body: AuthorVersionDto, data: model(AuthorDto), record: 'author' } as const;

/** Who made the content. Everyone reads, administrators write. */
@ApiTags('Authors')
@Controller('api/authors')
export class AuthorsController {
  constructor(
    private readonly authors: AuthorsService,
    private readonly merges: AuthorMergesService,
  ) {}

  @Endpoint({
    id: 'listAuthors',
    summary: 'List authors',
    description: 'By name, the active ones unless another state is named. All given filters must match.',
    query: AuthorQuery,
    data: model(AuthorPageDto),
  })
  @Get()
  page(@Query() query: AuthorQuery, @CurrentPrincipal() { role }: Principal): Promise<Page<AuthorDto>> {
    return this.authors.page(query, role);
  }

  @Endpoint({
    id: 'getAuthor',
    summary: 'Get an author',
    description:
      'With the actions available to you. A merged author says in `mergedInto` where everything of it is now, so that a ' +
      'stored key still leads to it.',
    params: RowIdParams,
    data: model(AuthorDto),
    refusals: ['notFound'],
  })
  @Get(':id')
  get(@Param() { id }: RowIdParams, @CurrentPrincipal() { role }: Principal): Promise<AuthorDto> {
    return this.authors.get(id, role);
  }

  @History({
    id: 'getAuthorHistory',
    summary: 'List the history of an author',
    description: 'Newest first: who created, edited, merged, removed or restored it, and when.',
  })
  @Get(':id/history')
  history(
    @Param() { id }: RowIdParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.authors.history(id, query, principal);
  }

  @Endpoint({
    id: 'createAuthor',
    summary: 'Create an author',
    description: 'Two authors may have the same name. An account that another author has is 40900.',
    body: WriteAuthorDto,
    data: model(AuthorDto),
    refusals: ['accountUnknown', 'accountHasAuthor'],
    idempotent: true,
  })
  @Post()
  create(
    @Body() author: WriteAuthorDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AuthorDto> {
    return this.authors.create(author, key, actor);
  }

  @Endpoint({
    id: 'editAuthor',
    summary: 'Edit an author',
    description:
      'Replaces name, note and account; omitted fields are cleared. An outdated version, or an author that was merged ' +
      'or removed, is 40900 with the current state and version, who changed it last, and when.',
    params: RowIdParams,
    body: EditAuthorDto,
    data: model(AuthorDto),
    refusals: ['notFound', 'conflict', 'accountUnknown', 'accountHasAuthor'],
  })
  @Put(':id')
  edit(
    @Param() { id }: RowIdParams,
    @Body() author: EditAuthorDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AuthorDto> {
    return this.authors.edit(author, { id, key: undefined, actor });
  }

  @Transition({
    ...STEP,
    id: 'mergeAuthor',
    summary: 'Merge an author into another one',
    description:
      'From active: its content items, with all their facts, belong to the other author at once. Its account ' +
      'follows if ' +
      'the other one has none; otherwise it can be linked again. The other author has to be active, and not the same one: 40900.',
    body: MergeAuthorDto,
    refusals: ['authorGone'],
  })
  @Post(':id/merge')
  merge(
    @Param() { id }: RowIdParams,
    @Body() { version, into }: MergeAuthorDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AuthorDto> {
    return this.merges.merge(into, { id, version, key, actor });
  }

  @Transition({
    ...STEP,
    id: 'undoAuthorMerge',
    summary: 'Undo the merge of an author',
    description:
      'From merged: gives back all that has moved, or changes nothing. 40900 with the `reason` if the merge is more than ' +
      `${UNDO_HOURS} hours old (\`expired\`), or if an item or the account has moved elsewhere since (\`changed\`, with the ` +
      'number of such items).',
    refusals: ['notUndoable'],
  })
  @Post(':id/undo-merge')
  undoMerge(
    @Param() { id }: RowIdParams,
    @Body() { version }: AuthorVersionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AuthorDto> {
    return this.merges.undo({ id, version, key, actor });
  }

  @Transition({
    ...STEP,
    id: 'removeAuthor',
    summary: 'Remove an author',
    description:
      'From active, if no content item names it: otherwise 40900 with the number of `items`. It can be restored.',
    refusals: ['authorNamed'],
  })
  @Post(':id/remove')
  remove(
    @Param() { id }: RowIdParams,
    @Body() { version }: AuthorVersionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AuthorDto> {
    return this.authors.remove({ id, version, key, actor });
  }

  @Transition({
    ...STEP,
    id: 'restoreAuthor',
    summary: 'Restore an author',
    description: 'From removed, unless its account was linked to another author meanwhile: 40900.',
    refusals: ['accountUnknown', 'accountHasAuthor'],
  })
  @Post(':id/restore')
  restore(
    @Param() { id }: RowIdParams,
    @Body() { version }: AuthorVersionDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AuthorDto> {
    return this.authors.restore({ id, version, key, actor });
  }
}
