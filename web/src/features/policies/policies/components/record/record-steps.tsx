import IconCheck from '@arco-design/web-react/icon/react-icon/IconCheck';
import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import IconLink from '@arco-design/web-react/icon/react-icon/IconLink';
import IconUp from '@arco-design/web-react/icon/react-icon/IconUp';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyViewDto } from '../../../../../api/generated/model';
import { IconButton } from '../../../../../shared/ui/actions/icon-button';

interface Props {
  policy: PolicyViewDto | null;
  onTurn: (id: number | null) => void;
}

/** Links to the previous and next record in the current filters and order. */
export function RecordSteps({ policy, onTurn }: Props) {
  const { t } = useTranslation(['policies', 'shared']);
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === location.href;
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(location.href);
  };
  const step = (label: string, id: number | null, Icon: typeof IconUp) => (
    <IconButton
      label={label}
      disabled={id === null}
      onClick={() => {
        onTurn(id);
      }}
    >
      <Icon />
    </IconButton>
  );
  return (
    <>
      {step(t('record.previous'), policy?.previousId ?? null, IconUp)}
      {step(t('record.next'), policy?.nextId ?? null, IconDown)}
      {window.isSecureContext && (
        <IconButton
          label={t(isCopied ? 'shared:action.copied' : 'record.copyLink')}
          onClick={() => void copy()}
        >
          {isCopied ? <IconCheck /> : <IconLink />}
        </IconButton>
      )}
    </>
  );
}
