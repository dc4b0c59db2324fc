import { IconDelete, IconLeft, IconPlus, IconQuestionCircle } from '@arco-design/web-react/icon';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { IconButton } from '../../../shared/ui/icon-button';
import type { PoliciesQuery } from '../policies-view';

interface Props {
  mayChange: boolean;
  place: PoliciesQuery['place'];
  onCreate: () => void;
  onPlace: (place: PoliciesQuery['place']) => void;
  onHelp: () => void;
}

/** What can be made here, and the way to the bin and back. */
export function PageActions({ mayChange, place, onCreate, onPlace, onHelp }: Props) {
  const { t } = useTranslation('policies');
  const isBin = place === 'bin';
  return (
    <>
      {mayChange && !isBin && (
        <Button look="primary" onClick={onCreate}>
          <IconPlus />
          {t('action.create')}
        </Button>
      )}
      {mayChange && (
        <Button
          onClick={() => {
            onPlace(isBin ? '' : 'bin');
          }}
        >
          {isBin ? <IconLeft /> : <IconDelete />}
          {t(isBin ? 'bin.leave' : 'bin')}
        </Button>
      )}
      <IconButton label={t('shortcuts')} aria-keyshortcuts="?" onClick={onHelp}>
        <IconQuestionCircle />
      </IconButton>
    </>
  );
}
