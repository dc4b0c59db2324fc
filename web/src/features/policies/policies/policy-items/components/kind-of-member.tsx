import { useTranslation } from 'react-i18next';
import type { Member } from '../member';

/** What an item is, and how a video lies. */
export function KindOfMember({ kind, orientation }: Pick<Member, 'kind' | 'orientation'>) {
  const { t } = useTranslation('content-items');
  return (
    <>
      <span>{t(`kind.${kind}`)}</span>
      {orientation !== null && <span>{t(`orientation.${orientation}`)}</span>}
    </>
  );
}
