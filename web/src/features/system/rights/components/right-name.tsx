import { useTranslation } from 'react-i18next';
import { pages } from '../../../../api/generated/model/pages';
import type { RightDto } from '../../../../api/generated/model';
import styles from './right.module.css';

type Group = (typeof pages.groups)[number];
const GROUP_LABELS = new Map<string, Group['label']>(pages.groups.map(({ name, label }) => [name, label]));
const LABELS = new Map<string, Group['pages'][number]['label']>(
  pages.groups.flatMap((group) => group.pages.map(({ name, label }) => [name, label] as const)),
);

/** A page by its name in the menu; an operation by its summary, which the API has in English only. */
export function RightName({ right: { kind, name, summary } }: { right: RightDto }) {
  const { t } = useTranslation();
  const label = kind === 'page' ? LABELS.get(name) : undefined;
  return (
    <>
      {label === undefined ? <span lang="en">{summary}</span> : t(label)}
      <code lang="en" className={styles.name}>
        {kind === 'page' ? summary : name}
      </code>
    </>
  );
}

/** A group of the menu by its name there; one of the API by its own, which is English. */
export function RightGroup({ right: { kind, group } }: { right: RightDto }) {
  const { t } = useTranslation();
  const label = kind === 'page' ? GROUP_LABELS.get(group) : undefined;
  return label === undefined ? <span lang="en">{group}</span> : t(label);
}
