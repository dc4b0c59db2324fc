import { useTranslation } from 'react-i18next';
import type { AccessTokenDto } from '../../api/generated/model';
import { toasts } from '../ui/feedback/toasts.store';
import { confirm } from '../ui/overlays/confirm';
import { TokenItem } from './token-item';
import styles from './token-list.module.css';

interface Props {
  tokens: AccessTokenDto[];
  /** What to say if there are none. */
  none: string;
  /** Has to reload the tokens. @throws ApiError */
  revoke: (token: AccessTokenDto) => Promise<void>;
}

/** Tokens, each of which can be revoked. */
export function TokenList({ tokens, none, revoke }: Props) {
  const { t } = useTranslation('tokens');
  const ask = async (token: AccessTokenDto) => {
    const isRevoked = await confirm({
      title: t('revoke.title'),
      text: t('revoke.text', { name: token.name }),
      action: t('revoke'),
      isIrreversible: true,
      run: () => revoke(token),
    });
    if (isRevoked) toasts.show({ kind: 'success', text: t('revoked') });
  };
  if (tokens.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.list}>
      {tokens.map((token) => (
        <TokenItem key={token.id} token={token} onRevoke={() => void ask(token)} />
      ))}
    </ul>
  );
}
