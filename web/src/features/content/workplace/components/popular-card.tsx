import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PopularType } from '../../../../api/generated/model';
import { useUrlView } from '../../../../shared/lists/use-url-view';
import { Card } from '../../../../shared/ui/layout/card';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { Tabs } from '../../../../shared/ui/layout/tabs';
import { popularView, sorted } from '../popular-view';
import type { PopularStore } from '../popular.store';
import { PopularTable } from './popular-table';

/** The five most opened items of a type. The URL holds type and sorting. */
export const PopularCard = observer(function PopularCard({ store }: { store: PopularStore }) {
  const { t } = useTranslation('workplace');
  const [view, changeView] = useUrlView(popularView, { replace: true });
  const { popular: type } = view;
  useEffect(() => {
    store.show(type);
    return store.popular.stop;
  }, [store, type]);

  const tabs = Object.values(PopularType).map((key) => ({ key, label: t(`popular.${key}`) }));
  const table = (rows: Parameters<typeof sorted>[0] | null) => (
    <PopularTable
      rows={rows === null ? null : sorted(rows, view)}
      sort={{ key: view.sort, order: view.order }}
      onSort={changeView}
    />
  );
  return (
    <Card title={t('popular')} busy={store.popular.isLoading}>
      <Tabs
        label={t('popular')}
        tabs={tabs}
        chosen={type}
        onChoose={(popular) => {
          changeView({ popular });
        }}
      >
        <ResourceView
          resource={store.popular}
          skeleton={table(null)}
          onRetry={() => {
            store.load(type);
          }}
        >
          {(shown) => {
            // While another type is loading, show placeholders for its rows.
            if (shown.type !== type) return table(null);
            if (shown.rows.length > 0) return table(shown.rows);
            return <EmptyState title={t('popular.empty')}>{t('popular.empty.text')}</EmptyState>;
          }}
        </ResourceView>
      </Tabs>
    </Card>
  );
});
