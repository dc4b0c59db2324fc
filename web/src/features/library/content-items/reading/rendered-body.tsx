import { htmlAtApi } from '../../../../api/api-base';
import type { Language } from '../../../../shared/i18n/languages';
import { belowHeading } from './below-heading';
import styles from './rendered-body.module.css';

/** The server has removed everything but text, links and lists. Nothing else comes through this policy. */
const policy = window.trustedTypes?.createPolicy('content-body', { createHTML: (html) => html });

interface Props {
  /** Of the server. */
  html: string;
  language: Language;
}

/** The body of an item as a child reads it. */
export function RenderedBody({ html, language }: Props) {
  const shown = htmlAtApi(belowHeading(html));
  return (
    <div
      className={styles.body}
      lang={language}
      dangerouslySetInnerHTML={{ __html: policy?.createHTML(shown) ?? shown }}
    />
  );
}
