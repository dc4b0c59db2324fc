import type { Language } from '../../src/shared/i18n/languages';
import type { Content } from '../locales/en-US';

/** What every part of a page is given. */
export interface PageProps {
  language: Language;
  content: Content;
}
