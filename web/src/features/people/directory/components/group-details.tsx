import { useTranslation } from 'react-i18next';
import type { GroupDetailsDto, GroupKind } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../shared/ui/layout/time';
import styles from './directory.module.css';
import { StateLabel } from './state-label';

interface Props {
  kind: GroupKind;
  group: GroupDetailsDto;
}

export function GroupDetails({ kind, group }: Props) {
  const { t } = useTranslation('directory');
  const language = useLanguage();
  const { description, state, team, projectNumber, ownRole, createdTime } = group;
  const text = (
    <span key="description" className={styles.description}>
      {description}
    </span>
  );
  const own =
    kind === 'projects'
      ? (['team', team && <bdi key="team">{team.name}</bdi>] as const)
      : (['projectNumber', formatNumber(projectNumber, language)] as const);
  const facts = [
    ['description', description === '' ? null : text],
    ['state', <StateLabel key="state" state={state} />],
    own,
    ['ownRole', ownRole === null ? null : t(`role.${ownRole}`)],
    ['createdTime', <Time key="createdTime" wire={createdTime} />],
  ] as const;
  return <FactList facts={facts.map(([key, value]) => ({ key, label: t(`column.${key}`), value }))} />;
}
