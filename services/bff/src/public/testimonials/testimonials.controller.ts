import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { ListedRecordRoutes } from '../../platform/audit/record.routes.js';
import {
  EditTestimonialDto,
  TestimonialDto,
  TestimonialPageDto,
  TestimonialQuery,
  TestimonialVersionDto,
  WriteTestimonialDto,
} from './testimonial.dto.js';
import { MAX_TESTIMONIALS } from './testimonials.constants.js';
import { TestimonialsService } from './testimonials.service.js';

const STALE =
  'An outdated version is 40900 with the current state and version, who changed it last, and when.';

/** The endpoints for administrators to keep what students and parents say on the public page. */
@ApiTags('Testimonials')
@Controller('api/testimonials')
export class TestimonialsController extends ListedRecordRoutes({
  record: TestimonialDto,
  page: TestimonialPageDto,
  query: TestimonialQuery,
  list: {
    id: 'listTestimonials',
    summary: 'List testimonials',
    description: 'In the order of the public page, with those that it does not show yet, or no more.',
  },
  get: {
    id: 'getTestimonial',
    summary: 'Get a testimonial',
    description: 'In all languages. A removed one is 40400.',
  },
  history: {
    id: 'getTestimonialHistory',
    summary: 'List the history of a testimonial',
    description: 'Newest first: who changed it and when. It has neither names nor what was said.',
  },
}) {
  constructor(private readonly testimonials: TestimonialsService) {
    super(testimonials);
  }

  @Endpoint({
    id: 'createTestimonial',
    summary: 'Create a testimonial',
    description:
      'The public page shows it on its days. It needs every language, and the day on which the person agreed. There are ' +
      `at most ${MAX_TESTIMONIALS}.`,
    body: WriteTestimonialDto,
    data: model(TestimonialDto),
    idempotent: true,
    refusals: ['tooManyTestimonials'],
  })
  @Post()
  create(
    @Body() testimonial: WriteTestimonialDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<TestimonialDto> {
    return this.testimonials.create(testimonial, actor);
  }

  @Endpoint({
    id: 'editTestimonial',
    summary: 'Edit a testimonial',
    description: `Replaces all of it. An example stays one. ${STALE}`,
    params: RowIdParams,
    body: EditTestimonialDto,
    data: model(TestimonialDto),
    refusals: ['notFound', 'conflict'],
  })
  @Put(':id')
  edit(
    @Param() { id }: RowIdParams,
    @Body() testimonial: EditTestimonialDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<TestimonialDto> {
    return this.testimonials.edit(id, testimonial, actor);
  }

  @Endpoint({
    id: 'removeTestimonial',
    summary: 'Remove a testimonial',
    description: `The public page stops showing it at once, and nothing of it is kept. ${STALE}`,
    params: RowIdParams,
    body: TestimonialVersionDto,
    data: nothing,
    refusals: ['notFound', 'conflict'],
  })
  @Post(':id/remove')
  remove(
    @Param() { id }: RowIdParams,
    @Body() { version }: TestimonialVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<void> {
    return this.testimonials.remove(id, version, actor);
  }
}
