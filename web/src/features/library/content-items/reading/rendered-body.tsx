import { useMemo } from 'react';
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
  // React compares what it is given, and each policy makes another object: without this, each press of a key would draw it anew.
  const shown = useMemo(() => {
    const below = htmlAtApi(belowHeading(html));
    return { __html: policy?.createHTML(below) ?? below };
  }, [html]);
  return <div className={styles.body} lang={language} dangerouslySetInnerHTML={shown} />;
}
