import { SettingPage } from '../../features/people/accounts/setting-page';
import { loadTexts } from '../../shared/i18n/load-texts';
import { lazyPart } from '../../shared/ui/feedback/lazy-part';
import { Skeleton } from '../../shared/ui/feedback/skeleton';

const BasicInformation = lazyPart(async () => {
  const [{ BasicInformationPart }] = await Promise.all([
    import('../../features/security/user-info/basic-information-part'),
    loadTexts(['user-info', 'forms']),
  ]);
  return BasicInformationPart;
});
const Security = lazyPart(async () => {
  const [{ SecurityPart }] = await Promise.all([
    import('../../features/security/security/security-part'),
    loadTexts(['security', 'tokens', 'forms']),
  ]);
  return SecurityPart;
});
const Notifications = lazyPart(async () => {
  const [{ NotificationsPart }] = await Promise.all([
    import('../../features/messages/notifications/notifications-part'),
    loadTexts(['notifications', 'forms']),
  ]);
  return NotificationsPart;
});
const Certification = lazyPart(async () => {
  const [{ CertificationPart }] = await Promise.all([
    import('../../features/operations/certification/certification-part'),
    loadTexts(['certification', 'forms', 'records', 'upload']),
  ]);
  return CertificationPart;
});

const placeholder = <Skeleton height="16rem" />;

/** The user settings with their tabs, each of which is a feature of its own. */
export function UserSettingScreen() {
  return (
    <SettingPage
      parts={{
        basic: <BasicInformation placeholder={placeholder} />,
        security: <Security placeholder={placeholder} />,
        notifications: <Notifications placeholder={placeholder} />,
        certification: <Certification placeholder={placeholder} />,
      }}
    />
  );
}
