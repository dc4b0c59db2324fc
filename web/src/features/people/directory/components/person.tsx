import type { ReactNode } from 'react';
import type { PersonDto } from '../../../../api/generated/model';
import { StandaloneLink } from '../../../../shared/ui/actions/standalone-link';
import { PersonAvatar } from '../../../../shared/ui/layout/person-avatar';
import styles from './directory.module.css';

interface Props {
  person: PersonDto;
  note: string;
  /** Where their page is. */
  to?: string;
  /** What can be done with them. */
  children: ReactNode;
}

export function Person({ person: { name, avatar }, note, to, children }: Props) {
  return (
    <li className={styles.person}>
      <PersonAvatar name={name} picture={avatar} size="small" />
      <span className={styles.words}>
        <bdi>{to === undefined ? name : <StandaloneLink to={to}>{name}</StandaloneLink>}</bdi>
        <span className={styles.note}>{note}</span>
      </span>
      {children}
    </li>
  );
}
