import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './standalone-link.module.css';

/** A link that stands on its own, not in a sentence: on touch screens it is as high as a button. */
export function StandaloneLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...props} className={styles.link} />;
}
