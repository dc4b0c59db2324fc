import { useTranslation } from 'react-i18next';
import type { GroupDetailsDto, GroupKind } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { factsOf } from '../../../../shared/ui/layout/facts';
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
  const facts = {
    description: description === '' ? null : <span className={styles.description}>{description}</span>,
    state: <StateLabel state={state} />,
    ...(kind === 'projects'
      ? { team: team && <bdi>{team.name}</bdi> }
      : { projectNumber: formatNumber(projectNumber, language) }),
    ownRole: ownRole === null ? null : t(`role.${ownRole}`),
    createdTime: <Time wire={createdTime} />,
  };
  return <FactList facts={factsOf(facts, (key) => t(`column.${key}`))} />;
}
