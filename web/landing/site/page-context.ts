import type { Language } from '../../src/shared/i18n/languages';
import type { Content } from '../locales/en-US';

/** The props of every part of a page. */
export interface PageProps {
  language: Language;
  content: Content;
}
