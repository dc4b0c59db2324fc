import { useTranslation } from 'react-i18next';
import type { ParameterChangeDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { factsOf } from '../../../../shared/ui/layout/facts';
import { ChangeState } from './change-state';
import styles from './profile.module.css';

/** What the change is for, and what became of it. Empty facts are omitted. */
export function ChangeFacts({ change }: { change: ParameterChangeDto }) {
  const { t } = useTranslation('profile-parameters');
  const language = useLanguage();
  const { contentNumber, state, description, comment, soleAdministrator } = change;
  const number = (version: number | null) => version && formatNumber(version, language);
  const text = (words: string) => (words === '' ? null : <span className={styles.comment}>{words}</span>);
  const facts = {
    number: contentNumber,
    state: <ChangeState state={state} />,
    description: text(description),
    comment: text(comment),
    restored: number(change.restoredVersion),
    version: number(change.appliedVersion),
    sole: soleAdministrator ? t('sole.text') : null,
  };
  return <FactList facts={factsOf(facts, (key) => t(`fact.${key}`))} />;
}
