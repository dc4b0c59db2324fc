import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';

interface Props {
  /** What the list has without filters. */
  what: 'orders' | 'ledger';
  total: number;
  isFiltered: boolean;
  onFirstPage: () => void;
  onReset: () => void;
}

/** Why the list is empty and what to do next: page out of range, filters too narrow, or no data yet. */
export function NothingHere({ what, total, isFiltered, onFirstPage, onReset }: Props) {
  const { t } = useTranslation('orders');
  const way = total > 0 ? 'page' : isFiltered ? 'filtered' : null;
  if (way === null)
    return (
      <StatePanel icon={<IconEmpty />} title={t(`empty.${what}`)}>
        {t(`empty.${what}.text`)}
      </StatePanel>
    );
  const back = <Button onClick={way === 'page' ? onFirstPage : onReset}>{t(`empty.${way}.action`)}</Button>;
  return <StatePanel icon={<IconEmpty />} title={t(`empty.${way}`)} actions={back} />;
}
