import type { Language } from '../../src/shared/i18n/languages';
import type { Content } from '../locales/en-US';
import type { School } from './organisation';

/** The props of every part of a page. */
export interface PageProps {
  language: Language;
  content: Content;
  school: School;
  /** The address of the deployment, without a slash at the end. */
  publicUrl: string;
  /** Whether the product shows what is online to children. */
  hasChannel: boolean;
}
