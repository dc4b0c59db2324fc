import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { type TransitionCall, Transitions } from '../../common/endpoint/transitions.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { ListedRecordRoutes } from '../../platform/audit/record.routes.js';
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
import { type AuthorAction } from './authors.constants.js';
import { AuthorsService } from './authors.service.js';

type AuthorStep = Exclude<AuthorAction, 'edit'>;

/** Who made the content. Everyone reads, administrators write. */
@ApiTags('Authors')
@Controller('api/authors')
@Transitions<AuthorStep>(
  { body: AuthorVersionDto, data: model(AuthorDto), record: 'author' },
  {
    merge: {
      id: 'mergeAuthor',
      summary: 'Merge an author into another one',
      description:
        'From active: its content items, with all their facts, belong to the other author at once. Its account ' +
        'follows if ' +
        'the other one has none; otherwise it can be linked again. The other author has to be active, and not the same one: 40900. If the names ' +
        'differ, `content.changed` is told of each item that is online, and of each again after an undo.',
      body: MergeAuthorDto,
      refusals: ['authorGone'],
    },
    undoMerge: {
      id: 'undoAuthorMerge',
      summary: 'Undo the merge of an author',
      description:
        'From merged: gives back all that has moved, or changes nothing. 40900 with the `reason` if the merge is more than ' +
        `${UNDO_HOURS} hours old (\`expired\`), or if an item or the account has moved elsewhere since (\`changed\`, with the ` +
        'number of such items).',
      refusals: ['notUndoable'],
      path: 'undo-merge',
    },
    remove: {
      id: 'removeAuthor',
      summary: 'Remove an author',
      description:
        'From active, if no content item names it: otherwise 40900 with the number of `items`. It can be restored.',
      refusals: ['authorNamed'],
    },
    restore: {
      id: 'restoreAuthor',
      summary: 'Restore an author',
      description: 'From removed, unless its account was linked to another author meanwhile: 40900.',
      refusals: ['accountUnknown', 'accountHasAuthor'],
    },
  },
)
export class AuthorsController extends ListedRecordRoutes({
  record: AuthorDto,
  page: AuthorPageDto,
  query: AuthorQuery,
  list: {
    id: 'listAuthors',
    summary: 'List authors',
    description: 'By name, the active ones unless another state is named. All given filters must match.',
  },
  get: {
    id: 'getAuthor',
    summary: 'Get an author',
    description:
      'With the actions available to you. A merged author says in `mergedInto` where everything of it is now, so that a ' +
      'stored key still leads to it.',
  },
  history: {
    id: 'getAuthorHistory',
    summary: 'List the history of an author',
    description: 'Newest first: who created, edited, merged, removed or restored it, and when.',
  },
}) {
  constructor(
    private readonly authors: AuthorsService,
    private readonly merges: AuthorMergesService,
  ) {
    super(authors);
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

  move(name: AuthorStep, { id, key, actor, body }: TransitionCall<AuthorVersionDto>): Promise<AuthorDto> {
    const edit = { id, version: body.version, key, actor };
    if (name === 'merge') return this.merges.merge((body as MergeAuthorDto).into, edit);
    return name === 'undoMerge' ? this.merges.undo(edit) : this.authors[name](edit);
  }
}
