import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { useMedia } from '../../../../shared/lib/use-media';
import { session } from '../../../../shared/session/session.store';
import styles from './profile.module.css';

/** Who prints the page, and when. Only on paper. */
export const PrintLine = observer(function PrintLine() {
  const { t } = useTranslation('profile-parameters');
  const language = useLanguage();
  const isPrinting = useMedia('print');
  const { user } = session;
  if (!isPrinting || user === null) return null;
  const time = formatMinute(localWire(new Date()), language);
  return <p className={styles.printed}>{t('print.by', { time, person: user.name })}</p>;
});

/** The local time as `YYYY-MM-DD HH:mm:ss`. */
function localWire(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replace('T', ' ');
}
