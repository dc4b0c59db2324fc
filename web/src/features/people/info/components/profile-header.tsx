import IconHome from '@arco-design/web-react/icon/react-icon/IconHome';
import IconLink from '@arco-design/web-react/icon/react-icon/IconLink';
import IconLocation from '@arco-design/web-react/icon/react-icon/IconLocation';
import IconUser from '@arco-design/web-react/icon/react-icon/IconUser';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PagePath } from '../../../../api/generated/model/pages';
import type { UserInfoDto } from '../../../../api/generated/model';
import { HeaderArt } from './header-art';
import { PersonAvatar } from '../../../../shared/ui/layout/person-avatar';
import { WebsiteLink } from '../../../../shared/ui/layout/website-link';
import styles from './profile-header.module.css';

const SETTING = '/user/setting' satisfies PagePath;

/** Who the person is: picture, name, job, organisation, place, website and a few words. */
export function ProfileHeader({ user }: { user: UserInfoDto }) {
  const { t } = useTranslation('info');
  const { name, avatar, jobName, organizationName, locationName, introduction, personalWebsite } = user;
  const facts = [
    { key: 'job', Icon: IconUser, value: jobName },
    { key: 'organization', Icon: IconHome, value: organizationName },
    { key: 'location', Icon: IconLocation, value: locationName },
  ] as const;
  return (
    <section className={styles.header}>
      <HeaderArt className={styles.art} />
      <div className={styles.words}>
        <PersonAvatar name={name} picture={avatar} size="large" />
        <h1 className={styles.name}>{name}</h1>
        <ul className={styles.facts}>
          {facts
            .filter(({ value }) => value !== '')
            .map(({ key, Icon, value }) => (
              <li key={key}>
                <Icon />
                <span className="visually-hidden">{t(`header.${key}`)}: </span>
                {value}
              </li>
            ))}
          {personalWebsite !== '' && (
            <li>
              <IconLink />
              <span className="visually-hidden">{t('header.website')}: </span>
              <WebsiteLink address={personalWebsite} />
            </li>
          )}
        </ul>
        {introduction !== '' && <p className={styles.introduction}>{introduction}</p>}
        <Link to={SETTING} className={styles.edit}>
          {t('header.edit')}
        </Link>
      </div>
    </section>
  );
}
