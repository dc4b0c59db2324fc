import { type Language } from '../../common/messages/languages.constants.js';
import { type MailTemplate } from '../../common/messages/translate.js';

/** One mail to one person. */
export interface Mail {
  /** A single address. */
  to: string;
  /** In which the person reads. */
  language: Language;
  /** Its subject and text are in the catalogues, under `mail`. */
  template: MailTemplate;
  values: Record<string, string | number>;
  /** Further paragraphs, after the first one of the text. */
  items?: readonly string[];
}
