import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type Language } from '../../common/messages/languages.constants.js';
import { type TestimonialRelation, type TestimonialRole } from './testimonials.constants.js';

export interface TestimonialText {
  language: Language;
  /** The first name, as it is written in this language. */
  name: string;
  text: string;
}

/** What a student or a parent says of the school, with the consent to show it. */
@Entity('testimonial')
@Check('testimonial_consent_check', `is_example OR consented_on IS NOT NULL`)
export class Testimonial {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'testimonial_pkey' })
  id: number;

  @Column({ type: 'text' })
  role: TestimonialRole;

  /** One for each language, validated before they were stored. */
  @Column({ type: 'jsonb' })
  texts: TestimonialText[];

  /** Of a student. */
  @Column({ type: 'smallint', nullable: true })
  age: number | null;

  /** Of a parent. */
  @Column({ type: 'text', nullable: true })
  relation: TestimonialRelation | null;

  /** Null for examples, which nobody said. */
  @Column({ name: 'consented_on', type: 'date', nullable: true })
  consentedOn: string | null;

  @Column({ type: 'smallint' })
  position: number;

  @Column({ name: 'shown_from', type: 'date' })
  shownFrom: string;

  /** The last day; null without an end. */
  @Column({ name: 'shown_until', type: 'date', nullable: true })
  shownUntil: string | null;

  /** Written for a demonstration. The public page says so. */
  @Column({ name: 'is_example', type: 'boolean', default: false })
  isExample: boolean;

  /** Incremented by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
