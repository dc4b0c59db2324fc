import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type TransitionCall, Transitions } from '../../common/endpoint/transitions.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { ScheduleDto } from '../../common/schedule/schedule.dto.js';
import { RecordVersionDto, ReviewReasonDto, type SentAction } from '../../review/reviews/reviewed.dto.js';
import { ContentItemDto } from './content-item.dto.js';
import { ContentItemStepsService, type ItemStep } from './content-item-steps.service.js';

const BY_ANOTHER =
  'Not by whoever submitted it (40900) unless there is no other administrator; the history then says so.';

/** From the draft to what is online. */
@ApiTags('Content items')
@Controller('api/library/items')
@Transitions(
  { body: RecordVersionDto, data: model(ContentItemDto), record: 'item' },
  {
    submit: {
      id: 'submitContentItem',
      summary: 'Submit a content item',
      description:
        'From draft: those who inspect get a todo. An item without a text, or without a video, is refused, and so ' +
        'is a text with a picture that has no description.',
      refusals: ['contentIncomplete', 'pictureUndescribed', 'addressDead'],
    },
    withdraw: {
      id: 'withdrawContentItem',
      summary: 'Withdraw a content item from inspection',
      description: 'From inspecting, by whoever submitted it: it is a draft again.',
    },
    approve: {
      id: 'approveContentItem',
      summary: 'Approve a content item',
      description: `From inspecting; whoever submitted it is notified. ${BY_ANOTHER}`,
      refusals: ['ownReview', 'decisionLeft', 'decisionLater', 'alreadyApproved'],
    },
    reject: {
      id: 'rejectContentItem',
      summary: 'Reject a content item',
      description: `From inspecting, with the reason, which whoever submitted it reads. ${BY_ANOTHER}`,
      body: ReviewReasonDto,
      refusals: ['ownReview', 'decisionLeft', 'decisionLater'],
    },
    reopen: {
      id: 'reopenContentItem',
      summary: 'Take back the decision about a content item',
      description:
        'From approved and rejected: it is inspected again. Those who inspect get a todo, and whoever submitted it is notified.',
    },
    online: {
      path: 'publish',
      id: 'publishContentItem',
      summary: 'Put a content item online',
      description:
        'From approved: its newest revision replaces what was online. From offline: what was online before is online again.',
      refusals: ['authorGone'],
    },
    offline: {
      path: 'unpublish',
      id: 'unpublishContentItem',
      summary: 'Take a content item offline',
      description:
        'In any state, while something of it is online. That goes offline, and the next revision stays as it is.',
    },
    remove: {
      id: 'removeContentItem',
      summary: 'Remove a content item',
      description: 'Into the bin, from draft, rejected, approved and offline, if nothing of it is online.',
    },
    restore: {
      id: 'restoreContentItem',
      summary: 'Restore a content item',
      description: 'From the bin. It is a draft, or offline if its newest revision was published.',
      refusals: ['externalIdTaken'],
    },
  },
)
export class ContentItemStepsController {
  constructor(private readonly steps: ContentItemStepsService) {}

  move(
    step: ItemStep,
    { id, key, actor, body: { version, reason } }: TransitionCall<SentAction>,
  ): Promise<ContentItemDto> {
    return this.steps.move(step, { id, version, key, actor }, reason);
  }

  @Endpoint({
    id: 'scheduleContentItem',
    summary: 'Set from when and until when a content item is delivered',
    description:
      'Replaces both times, in any state but in the bin. Outside of them an item that is online is not delivered. They belong ' +
      'to the item, not to a revision, and apply at once.',
    params: RowIdParams,
    body: ScheduleDto,
    data: model(ContentItemDto),
    refusals: ['notFound', 'conflict'],
  })
  @Put(':id/schedule')
  schedule(
    @Param() { id }: RowIdParams,
    @Body() { version, ...times }: ScheduleDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ContentItemDto> {
    return this.steps.schedule({ id, version, actor }, times);
  }
}
