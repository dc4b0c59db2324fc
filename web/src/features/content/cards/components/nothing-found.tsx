import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';

interface Props {
  search: string;
  onClear: () => void;
}

export function NothingFound({ search, onClear }: Props) {
  const { t } = useTranslation('cards');
  const clear = <Button onClick={onClear}>{t('empty.search.action')}</Button>;
  return (
    <div role="status">
      <StatePanel icon={<IconEmpty />} title={t('empty.search', { search })} actions={clear}>
        {t('empty.search.text')}
      </StatePanel>
    </div>
  );
}
