import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { OperationRoutes } from '../../platform/operations/operations.routes.js';
import { MAX_CHANGED_ITEMS, MAX_MATCHING_ITEMS } from './content-operations.constants.js';
import {
  ChangeContentItemsDto,
  ChangeMatchingContentItemsDto,
  ContentOperationDto,
  ContentOperationPageDto,
  ContentOperationStatusDto,
  UndoneContentDto,
} from './content-operations.dto.js';
import { ContentOperationsService } from './content-operations.service.js';

@ApiTags('Content items')
@Controller('api/library/items')
export class ContentOperationsController extends OperationRoutes({
  service: ContentOperationsService,
  types: {
    change: ChangeContentItemsDto,
    matching: ChangeMatchingContentItemsDto,
    operation: ContentOperationDto,
    page: ContentOperationPageDto,
    status: ContentOperationStatusDto,
    undone: UndoneContentDto,
  },
  change: {
    id: 'changeContentItems',
    summary: 'Submit content items, put them online, take them offline, remove or restore them',
    description:
      `Up to ${MAX_CHANGED_ITEMS} in one transaction, each by the rules and with the history and todos of the single step. Items ` +
      'that do not allow it for you are skipped. The answer contains the id of the operation, for undoing it.',
  },
  matching: {
    id: 'changeMatchingContentItems',
    summary: 'Change all content items that match a filter',
    description:
      `As \`changeContentItems\`, up to ${MAX_MATCHING_ITEMS}; more are refused with 50000. Send the number that the person was ` +
      'shown: if it has changed, nothing is changed and the answer is 40900 with the current `total` in `data`.',
  },
  recent: {
    id: 'listContentOperations',
    summary: 'List recent bulk changes and imports of content items',
    description:
      `Operations of the last ${UNDO_HOURS} hours, newest first: your own, or all of them for administrators. ` +
      'Undone ones are included, those that changed nothing are not.',
  },
  status: {
    id: 'getContentOperation',
    summary: 'Get the status of a bulk change or an import of content items',
    description:
      'What was done, by whom, and whether it can be undone now. For whoever did it, and for administrators.',
  },
  undo: {
    id: 'undoContentOperation',
    summary: 'Undo a bulk change or an import of content items',
    description:
      'Puts all items back or none: 40900 if it was already undone, if it is more than ' +
      `${UNDO_HOURS} hours old, or if one of the items has changed since. \`data\` then has the \`reason\` and the number of ` +
      'items `changed` since.',
    refusals: ['externalIdTaken'],
  },
}) {}
