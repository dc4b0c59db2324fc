import styles from './website-link.module.css';

interface Props {
  /** As the server stores it: http or https. */
  address: string;
}

/** The website that a person names, on one line. */
export function WebsiteLink({ address }: Props) {
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
      {address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  );
}
