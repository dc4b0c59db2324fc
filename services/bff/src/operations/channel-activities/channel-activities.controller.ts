import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { always, model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { CHOICES } from './channel-activities.constants.js';
import { ChannelActivitiesService } from './channel-activities.service.js';
import { ChannelActivityChoicesDto } from './channel-activity-choices.dto.js';
import { ChannelActivityDto } from './channel-activity.dto.js';
import { CorrectChannelActivityDto } from './correct-channel-activity.dto.js';
import { StoredChannelActivityDto } from './stored-channel-activity.dto.js';

const STORED =
  'Stores the activity with its submitter and time, and opens an application about it. The activity can be the ' +
  'body itself or its `data` field; errors name the fields as they were sent.';

@ApiTags('Forms')
@Controller('api')
export class ChannelActivitiesController {
  constructor(private readonly activities: ChannelActivitiesService) {}

  @Endpoint({
    id: 'submitChannelForm',
    summary: 'Submit a channel activity',
    description: STORED,
    body: ChannelActivityDto,
    idempotent: true,
    data: always('ok'),
  })
  @Post('channel-form/submit')
  submit(
    @Body() activity: ChannelActivityDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<'ok'> {
    return this.activities.submit({ activity, key }, actor);
  }

  @Endpoint({
    id: 'createChannelActivity',
    summary: 'Submit a channel activity, and get it as stored',
    description: `${STORED} Like \`POST /api/channel-form/submit\`, which does not return the stored activity.`,
    body: ChannelActivityDto,
    idempotent: true,
    data: model(StoredChannelActivityDto),
  })
  @Post('channel-activities')
  create(
    @Body() activity: ChannelActivityDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<StoredChannelActivityDto> {
    return this.activities.create({ activity, key }, actor);
  }

  @Endpoint({
    id: 'listChannelActivityChoices',
    summary: 'List what channel activities were submitted with',
    description:
      `Sources, media and keywords of the newest ${CHOICES.newest} activities, each once and the most used first, ` +
      `at most ${CHOICES.maxItems} each. A new activity may have others.`,
    data: model(ChannelActivityChoicesDto),
  })
  @Get('channel-activities/choices')
  choices(): Promise<ChannelActivityChoicesDto> {
    return this.activities.choices();
  }

  @Endpoint({
    id: 'getChannelActivity',
    summary: 'Get a channel activity',
    description: 'The activity as it is stored, with the number of the application about it.',
    params: RowIdParams,
    data: model(StoredChannelActivityDto),
    refusals: ['notFound'],
  })
  @Get('channel-activities/:id')
  get(@Param() { id }: RowIdParams): Promise<StoredChannelActivityDto> {
    return this.activities.get(id);
  }

  @Endpoint({
    id: 'correctChannelActivity',
    summary: 'Correct a channel activity',
    description:
      'For the applicant only, while the application is returned for correction. Stores the correction and ' +
      'resubmits the ' +
      'same application, whose history keeps the changes. In another state, or with an outdated ' +
      'version, 40900 with the current state and version of the application.',
    params: RowIdParams,
    body: CorrectChannelActivityDto,
    idempotent: true,
    data: model(StoredChannelActivityDto),
    refusals: ['notFound', 'conflict', 'notApplicant'],
  })
  @Put('channel-activities/:id')
  correct(
    @Param() { id }: RowIdParams,
    @Body() { version, ...activity }: CorrectChannelActivityDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<StoredChannelActivityDto> {
    return this.activities.correct(id, { activity, version, key }, actor);
  }
}
