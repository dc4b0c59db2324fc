import { useTranslation } from 'react-i18next';
import type { AuthorDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { may } from '../../../../shared/session/permissions';
import { StandaloneLink } from '../../../../shared/ui/actions/standalone-link';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { factsOf } from '../../../../shared/ui/layout/facts';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { tones } from '../authors.constants';
import styles from './author.module.css';

/** All fields of an author, and where a merged one went. */
export function AuthorDetails({ author }: { author: AuthorDto }) {
  const { t } = useTranslation('authors');
  const language = useLanguage();
  const { name, note, account, externalId, items, clicks, state, mergedInto, undoableUntil, actions } =
    author;
  const person = account !== null && (
    <>
      {may('getAccount') ? (
        <StandaloneLink to={`/list/accounts?account=${account.id}`}>{account.name}</StandaloneLink>
      ) : (
        <bdi>{account.name}</bdi>
      )}
    </>
  );
  const facts = {
    name: <bdi>{name}</bdi>,
    state: <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>,
    items:
      items === 0 ? (
        formatNumber(items, language)
      ) : (
        <StandaloneLink to={`/library/content?authorId=${author.id}`}>
          {formatNumber(items, language)}
        </StandaloneLink>
      ),
    clicks: formatNumber(clicks, language),
    accountId: person === false ? null : person,
    externalId: externalId === '' ? null : <bdi>{externalId}</bdi>,
    note:
      note === '' ? null : (
        <p dir="auto" className={styles.note}>
          {note}
        </p>
      ),
    undoableUntil:
      undoableUntil !== null && actions.includes('undoMerge') ? <Time wire={undoableUntil} /> : null,
  };
  return (
    <>
      {mergedInto !== null && (
        <p className={styles.moved}>
          {t('merged.text')}{' '}
          <StandaloneLink to={`/library/authors?author=${mergedInto.id}`}>{mergedInto.name}</StandaloneLink>
        </p>
      )}
      {state === 'active' && items > 0 && actions.includes('remove') && (
        <p className={styles.moved}>{t('named.text')}</p>
      )}
      <FactList facts={factsOf(facts, (key) => t(`column.${key}`))} />
    </>
  );
}
