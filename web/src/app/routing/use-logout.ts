import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { announce } from '../../shared/announcements/live-regions';
import { session } from '../../shared/session/session.store';
import { loginRoute } from './routes';

/** Ends the session and leads to the login page. */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  return async () => {
    await session.logout();
    announce(t('account.loggedOut'));
    void navigate(loginRoute.path);
  };
}
