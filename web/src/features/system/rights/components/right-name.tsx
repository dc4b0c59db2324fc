import { useTranslation } from 'react-i18next';
import { pages } from '../../../../api/generated/model/pages';
import type { RightDto } from '../../../../api/generated/model';
import styles from './right.module.css';

type Group = (typeof pages.groups)[number];
const GROUP_LABELS = new Map<string, Group['label']>(pages.groups.map(({ name, label }) => [name, label]));
const LABELS = new Map<string, Group['pages'][number]['label']>(
  pages.groups.flatMap((group) => group.pages.map(({ name, label }) => [name, label] as const)),
);

/** A page by its name in the menu, an operation by what it does. */
export function RightName({ right: { kind, name, summary, address } }: { right: RightDto }) {
  const { t } = useTranslation();
  const label = kind === 'page' ? LABELS.get(name) : undefined;
  return (
    <>
      {label === undefined ? summary : t(label)}
      {kind === 'operation' && (
        <code lang="en" className={styles.name}>
          {name}
        </code>
      )}
      <code lang="en" className={styles.name}>
        {address}
      </code>
    </>
  );
}

/** A group of the menu by its name there; one of the API as the server calls it. */
export function RightGroup({ right: { group, groupTitle } }: { right: RightDto }) {
  const { t } = useTranslation();
  const label = groupTitle === null ? GROUP_LABELS.get(group) : undefined;
  return <>{label === undefined ? groupTitle : t(label)}</>;
}
