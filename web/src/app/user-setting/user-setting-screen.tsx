import { useState } from 'react';
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
const EmailConfirmation = lazyPart(async () => {
  const [{ EmailConfirmation: Dialogs }] = await Promise.all([
    import('../../features/security/security/email-confirmation'),
    loadTexts(['security', 'forms']),
  ]);
  return Dialogs;
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
  const [isConfirming, setConfirming] = useState(false);
  const endConfirming = () => {
    setConfirming(false);
  };
  return (
    <SettingPage
      parts={{
        basic: (
          <>
            <BasicInformation
              placeholder={placeholder}
              onEmailChanged={() => {
                setConfirming(true);
              }}
            />
            {isConfirming && <EmailConfirmation onClose={endConfirming} onLost={endConfirming} />}
          </>
        ),
        security: <Security placeholder={placeholder} />,
        notifications: <Notifications placeholder={placeholder} />,
        certification: <Certification placeholder={placeholder} />,
      }}
    />
  );
}
