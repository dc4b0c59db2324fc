import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/button';
import { StatePanel } from '../ui/feedback/state-panel';

interface Props {
  total: number;
  isFiltered: boolean;
  /** Said if there is no record at all. */
  none: { title: string; text: string };
  onFirstPage: () => void;
  onReset: () => void;
}

/** Why the list is empty and what to do next: page out of range, filters too narrow, or no data yet. */
export function RecordsEmpty({ total, isFiltered, none, onFirstPage, onReset }: Props) {
  const { t } = useTranslation('records');
  const reason = total > 0 ? 'page' : isFiltered ? 'filtered' : null;
  if (reason === null)
    return (
      <StatePanel icon={<IconEmpty />} title={none.title}>
        {none.text}
      </StatePanel>
    );
  const action = (
    <Button onClick={reason === 'page' ? onFirstPage : onReset}>{t(`empty.${reason}.action`)}</Button>
  );
  return <StatePanel icon={<IconEmpty />} title={t(`empty.${reason}`)} actions={action} />;
}
