import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { may } from '../../../shared/session/permissions';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Tabs } from '../../../shared/ui/layout/tabs';
import { CardDialogs, type OpenDialog } from './card-dialogs';
import styles from './cards-page.module.css';
import { cardsView, matches } from './cards-view';
import { type Section, sections, type Tab, tabs } from './cards.constants';
import { CardsStore } from './cards.store';
import { InspectionStore } from './inspection.store';
import { CardSearch } from './components/card-search';
import { NothingFound } from './components/nothing-found';
import { QualitySection } from './quality-section';
import { RuleSection } from './rule-section';
import { ServiceSection } from './service-section';
import { type CardTexts, useCardTexts } from './use-card-texts';

const InspectDialog = lazyPart(async () => (await import('./inspect-dialog')).InspectDialog);

export const CardsPage = observer(function CardsPage() {
  const { t } = useTranslation(['shared', 'cards']);
  const language = useLanguage();
  const [store] = useState(() => new CardsStore());
  const [{ tab, search, queue }, changeView] = useUrlView(cardsView);
  const [, replaceView] = useUrlView(cardsView, { replace: true });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const texts = useCardTexts();
  useEffect(() => {
    store.load();
    const unfollow = store.follow();
    return () => {
      unfollow();
      store.stop();
    };
  }, [store]);

  const found = <Shown,>(cards: Shown[] | null, textsOf: (card: Shown) => CardTexts) =>
    cards?.filter((card) => {
      const { title, text } = textsOf(card);
      return matches(search, title, text);
    }) ?? null;
  const queues = found(store.qualityInspection.cards, texts.qualityInspection);
  const services = found(store.service.cards, texts.service);
  const rules = found(store.rulePreset.cards, texts.rulePreset);

  const bySection: Record<Section, number | null> = {
    qualityInspection: queues?.filter(({ id }) => !store.qualityInspection.removed.has(id)).length ?? null,
    service: services?.length ?? null,
    rulePreset: rules?.length ?? null,
  };
  const known = Object.values(bySection).filter((count) => count !== null);
  const all = known.length === sections.length ? known.reduce((sum, count) => sum + count, 0) : null;
  const counts: Record<Tab, number | null> = { all, ...bySection };
  /** During a search, sections without a match are hidden. */
  const isShown = (section: Section) =>
    (tab === 'all' || tab === section) && (search === '' || bySection[section] !== 0);
  const labelOf = (key: Tab) => {
    const count = counts[key];
    return count === null
      ? t(`cards:tab.${key}`)
      : `${t(`cards:tab.${key}`)} ${formatNumber(count, language)}`;
  };
  const shared = { texts, onDialog: setDialog };

  // A general queue in which nothing waits is not listed.
  const inspected = store.qualityInspection.cards?.find(({ id }) => id === queue);
  const { title: inspectedTitle } = texts.qualityInspection(inspected ?? { name: 'general', title: '' });

  return (
    <PageFrame title={t('menu.list.cardList')}>
      <Tabs
        label={t('cards:tab.label')}
        tabs={tabs.map((key) => ({ key, label: labelOf(key) }))}
        chosen={tab}
        onChoose={(next) => {
          changeView({ tab: next });
        }}
        extra={
          <CardSearch
            value={search}
            onSearch={(next) => {
              replaceView({ search: next });
            }}
          />
        }
      >
        <div className={styles.panel}>
          {isShown('qualityInspection') && (
            <QualitySection
              store={store}
              cards={queues ?? []}
              isSearching={search !== ''}
              onInspect={(id) => {
                changeView({ queue: id });
              }}
              {...shared}
            />
          )}
          {isShown('service') && (
            <ServiceSection store={store} cards={services ?? []} isSearching={search !== ''} {...shared} />
          )}
          {isShown('rulePreset') && <RuleSection store={store} cards={rules ?? []} {...shared} />}
          {search !== '' && !sections.some(isShown) && (
            <NothingFound
              search={search}
              onClear={() => {
                replaceView({ search: '' });
              }}
            />
          )}
        </div>
      </Tabs>
      {queue !== 0 && store.qualityInspection.cards !== null && may('passQualityInspectionItem') && (
        <InspectDialog
          key={queue}
          title={inspectedTitle}
          makeStore={() => new InspectionStore(queue, store.qualityInspection.put)}
          onClose={() => {
            replaceView({ queue: 0 });
            void store.qualityInspection.refresh();
          }}
        />
      )}
      <CardDialogs
        dialog={dialog}
        store={store}
        onClose={() => {
          setDialog(null);
        }}
      />
    </PageFrame>
  );
});
