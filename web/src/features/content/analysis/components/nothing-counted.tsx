import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import type { FigureDefinition } from '../../../../api/generated/model';
import { type Unknown, unknownOf, VisitorWays } from '../people/known-people';

interface Props {
  /** Something was watched, but no whole minute. */
  hasPartOfMinute?: boolean;
  /** Tells why it may stay so, where waiting does not help. */
  of?: FigureDefinition | undefined;
}

const isWhy: Unknown[] = ['people', 'returns', 'someReturns'];

/** In place of a figure without facts in the period. */
export function NothingCounted({ hasPartOfMinute = false, of = 'clicks' }: Props) {
  const { t } = useTranslation('analysis');
  const unknown = unknownOf(of, useContext(VisitorWays));
  const why =
    of === 'comments'
      ? t('empty.comments')
      : unknown && isWhy.includes(unknown)
        ? t(`unknown.${unknown}`)
        : t('empty.text');
  return hasPartOfMinute ? (
    <EmptyState title={t('underAMinute')}>{t('underAMinute.text')}</EmptyState>
  ) : (
    <EmptyState title={t('empty')}>{why}</EmptyState>
  );
}
