import { useTranslation } from 'react-i18next';
import type { AnnouncementKind } from '../../../api/generated/model';
import { StateTag } from './state-tag';

const tones = { event: 'good', notice: 'info', news: 'quiet' } as const satisfies Record<
  AnnouncementKind,
  string
>;

export function AnnouncementTag({ kind }: { kind: AnnouncementKind }) {
  const { t } = useTranslation();
  return <StateTag tone={tones[kind]}>{t(`announcement.${kind}`)}</StateTag>;
}
