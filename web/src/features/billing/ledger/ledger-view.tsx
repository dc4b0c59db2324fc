import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../shared/records/file-button';
import { formatMoney } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { ChoiceFilter } from '../../../shared/records/choice-filter';
import { ListTools } from '../../../shared/records/list-tools';
import { may } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { DateRangeField } from '../../../shared/ui/fields/date-range-field';
import { Pager } from '../../../shared/ui/pager/pager';
import { LedgerTable } from './components/ledger-table';
import { TopUpDialog } from './components/top-up-dialog';
import { ledgerKinds, ledgerQuery, topUpView } from './ledger-query';
import type { LedgerStore } from './ledger.store';

interface Props {
  store: LedgerStore;
  onOpen: (order: number) => void;
}

export const LedgerView = observer(function LedgerView({ store, onOpen }: Props) {
  const { t } = useTranslation('ledger');
  const language = useLanguage();
  const [view, open] = useUrlView(topUpView);
  const { list } = store;
  const { query, narrow, pager } = useListView(list, ledgerQuery);
  return (
    <>
      <ListTools
        label={t('title')}
        filters={
          <>
            <ChoiceFilter
              label={t('column.entry')}
              value={query.kind}
              choices={ledgerKinds}
              textOf={(kind) => t(`kind.${kind}`)}
              onChange={(kind) => {
                narrow({ kind });
              }}
            />
            <DateRangeField
              label={t('column.time')}
              value={query.time}
              onChange={(time) => {
                narrow({ time });
              }}
            />
          </>
        }
      >
        <FileButton make={() => store.file(query)} />
        {may('topUpBalance') && (
          <Button
            look="primary"
            onClick={() => {
              open({ new: 'yes' });
            }}
          >
            {t('topUp')}
          </Button>
        )}
      </ListTools>
      <LedgerTable list={list} query={query} onQuery={narrow} onOpen={onOpen} />
      <Pager {...pager} />
      {view.new === 'yes' && may('topUpBalance') && (
        <TopUpDialog
          onTopUp={async (amount, note, key) => {
            await store.topUp(amount, note, key);
            toasts.show({
              kind: 'success',
              text: t('topUp.done', { amount: formatMoney(amount, language) }),
            });
          }}
          onClose={() => {
            open(topUpView.initial);
          }}
        />
      )}
    </>
  );
});
