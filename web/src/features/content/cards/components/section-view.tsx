import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';
import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import type { Card, CardSection } from '../card-section';
import { expectedCards, type Section } from '../cards.constants';
import { CardSkeleton } from './card-skeleton';
import styles from './section-view.module.css';

interface Props<Shown extends Card> {
  name: Section;
  section: CardSection<Shown>;
  /** The cards that match the search. */
  cards: Shown[];
  /** Shown before the cards, such as a card to create a new one. */
  first?: ReactNode;
  children: (card: Shown) => ReactNode;
}

/** The heading and the four states of a section. An error in one section does not affect the others. */
export const SectionView = observer(function SectionView<Shown extends Card>(props: Props<Shown>) {
  const { name, section, cards, first, children } = props;
  const { t } = useTranslation('cards');
  const id = useId();
  const { state } = section.list;
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={section.list.isLoading}>
      <h2 id={id} className={styles.title}>
        {t(`tab.${name}`)}
      </h2>
      <KeptFresh source={section.list}>
        {state === 'forbidden' && <ForbiddenState />}
        {state === 'error' && <ErrorState error={section.list.error} onRetry={section.load} />}
        {(state === 'ready' || state === 'loading') && (
          <div className={styles.grid} data-section={name}>
            {first}
            {state === 'loading'
              ? Array.from({ length: expectedCards[name] }, (_, at) => (
                  <CardSkeleton key={at} section={name} />
                ))
              : cards.map(children)}
          </div>
        )}
        {/* The card that creates the first one says it already. */}
        {state === 'ready' && section.cards?.length === 0 && !first && (
          <StatePanel icon={<IconEmpty />} title={t(`empty.${name}`)}>
            {t(`empty.${name}.text`)}
          </StatePanel>
        )}
      </KeptFresh>
    </section>
  );
}) as <Shown extends Card>(props: Props<Shown>) => ReactNode;
