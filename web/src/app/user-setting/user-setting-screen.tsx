import { SettingPage } from '../../features/people/setting/setting-page';
import { loadTexts } from '../../shared/i18n/load-texts';
import { lazyPart } from '../../shared/ui/feedback/lazy-part';
import { Skeleton } from '../../shared/ui/feedback/skeleton';

const BasicInformation = lazyPart(async () => {
  const [{ BasicInformationPart }] = await Promise.all([
    import('../../features/people/basic-information/basic-information-part'),
    loadTexts(['basic-information', 'forms']),
  ]);
  return BasicInformationPart;
});
const Security = lazyPart(async () => {
  const [{ SecurityPart }] = await Promise.all([
    import('../../features/people/security/security-part'),
    loadTexts(['security', 'forms']),
  ]);
  return SecurityPart;
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
        certification: <Certification placeholder={placeholder} />,
      }}
    />
  );
}
