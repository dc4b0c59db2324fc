import { Column } from 'typeorm';
import { TEXT_ORDER } from '../../platform/database/text-order.js';
import { type Language } from '../../common/messages/languages.constants.js';
import {
  CONTENT_AGE,
  CONTENT_COVER,
  CONTENT_COVER_TEXT,
  CONTENT_SUMMARY,
  CONTENT_TITLE,
  type Source,
  type Subject,
} from './content.constants.js';

/** What is written of a content, as columns of the item and of its rows in lists. */
export abstract class ContentColumns {
  @Column({ type: 'varchar', length: CONTENT_TITLE.maxLength, collation: TEXT_ORDER })
  title: string;

  @Column({ type: 'varchar', length: CONTENT_SUMMARY.maxLength, default: '' })
  summary: string;

  @Column({ type: 'text' })
  subject: Subject;

  /** The creator or the source of the work. */
  @Column({ type: 'text' })
  source: Source;

  @Column({ type: 'text', default: 'km-KH' })
  language: Language;

  @Column({ name: 'ages_from', type: 'smallint', default: CONTENT_AGE.minimum })
  agesFrom: number;

  @Column({ name: 'ages_to', type: 'smallint', default: CONTENT_AGE.maximum })
  agesTo: number;

  @Column({ type: 'text', array: true, default: '{}' })
  labels: string[];

  /** The id of a picture, and what it shows. Empty if there is none. */
  @Column({ type: 'varchar', length: CONTENT_COVER.maxLength, default: '' })
  cover: string;

  @Column({ name: 'cover_text', type: 'varchar', length: CONTENT_COVER_TEXT.maxLength, default: '' })
  coverText: string;
}
