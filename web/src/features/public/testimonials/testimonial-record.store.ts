import type { TestimonialDto } from '../../../api/generated/model';
import {
  editTestimonial,
  getTestimonial,
  getTestimonialHistory,
  removeTestimonial,
} from '../../../api/generated/testimonials/testimonials';
import { RecordEdit } from '../../../shared/records/record-edit.store';
import { RecordStore } from '../../../shared/records/record.store';
import { type TestimonialBody, testimonialForm, type TestimonialValues, valuesOf } from './testimonial-form';

/** The open testimonial, and what can be done with it. */
export function newTestimonialRecord(id: number) {
  const record = new RecordStore<TestimonialDto>({
    get: (options) => getTestimonial(id, options),
    history: (query, options) => getTestimonialHistory(id, query, options),
  });
  return {
    record,
    editing: new RecordEdit<TestimonialDto, TestimonialValues, TestimonialBody>(record, {
      formOf: testimonialForm,
      valuesOf,
      send: (body, options) => editTestimonial(id, body, options),
    }),
    /** @throws ApiError */
    remove: () => record.erase((version, options) => removeTestimonial(id, { version }, options)),
  };
}
