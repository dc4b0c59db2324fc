import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { useMedia } from '../../../../shared/lib/use-media';
import { schoolTime } from '../../../../shared/organisation/school-time';
import { session } from '../../../../shared/session/session.store';
import styles from './profile.module.css';

/** Who prints the page, and when. Only on paper. */
export const PrintLine = observer(function PrintLine() {
  const { t } = useTranslation('profile-parameters');
  const language = useLanguage();
  const isPrinting = useMedia('print');
  const { user } = session;
  if (!isPrinting || user === null) return null;
  const time = formatMinute(schoolTime(new Date()), language);
  return <p className={styles.printed}>{t('print.by', { time, person: user.name })}</p>;
});
