import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { Alert } from '../../../../../shared/ui/feedback/alert';
import type { PolicyRecordStore } from '../../policy-record.store';

interface Props {
  store: PolicyRecordStore;
  time: string;
}

/** Says who moved the record to the bin while the user was editing it. */
export const DeletionNote = observer(function DeletionNote({ store, time }: Props) {
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const { history } = store;
  useEffect(() => {
    history.restart();
  }, [history]);
  const deletion = history.entries.data?.find(({ action }) => action === 'delete');
  const at = { time: formatMinute(time, language) };
  const name = deletion?.person ?? null;
  return <Alert>{name === null ? t('form.deleted', at) : t('form.deleted.by', { ...at, name })}</Alert>;
});
