import IconEmail from '@arco-design/web-react/icon/react-icon/IconEmail';
import IconPhone from '@arco-design/web-react/icon/react-icon/IconPhone';
import { useTranslation } from 'react-i18next';
import type { EnquiryDto } from '../../../../api/generated/model';
import { formatDate, formatNumber } from '../../../../shared/i18n/format';
import { languageNames } from '../../../../shared/i18n/languages';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../shared/ui/layout/time';
import { replyLink } from '../reply-link';
import styles from './enquiry.module.css';
import { StateLabel } from './state-label';

/** All fields of the enquiry; fields that its form did not have are omitted. */
export function EnquiryDetails({ enquiry }: { enquiry: EnquiryDto }) {
  const { t } = useTranslation('enquiries');
  const language = useLanguage();
  const { kind, organization, age, course, position, message, note, consentTime } = enquiry;
  const facts = [
    ['state', <StateLabel key="state" state={enquiry.state} />],
    ['assignee', enquiry.assignee],
    ['note', note === '' ? null : <span className={styles.message}>{note}</span>],
    ['kind', t(`kind.${kind}`)],
    ['reply', <Reply key="reply" enquiry={enquiry} />],
    ['organization', organization],
    ['age', age === null ? null : formatNumber(age, language)],
    ['course', kind === 'join' ? t(`course.${course ?? 'any'}`) : null],
    ['position', position === null ? null : t(`position.${position}`)],
    ['message', message === '' ? null : <span className={styles.message}>{message}</span>],
    ['language', <span lang={enquiry.language}>{languageNames[enquiry.language]}</span>],
    ['createdTime', <Time key="createdTime" wire={enquiry.createdTime} />],
    ['consentTime', consentTime === null ? null : <Time key="consentTime" wire={consentTime} />],
    ['eraseDate', formatDate(enquiry.eraseDate, language)],
    ['reference', enquiry.reference],
  ] as const;
  return <FactList facts={facts.map(([key, value]) => ({ key, label: t(`column.${key}`), value }))} />;
}

function Reply({ enquiry: { reply, reference } }: { enquiry: EnquiryDto }) {
  const Sign = reply.includes('@') ? IconEmail : IconPhone;
  return (
    <a href={replyLink(reply, reference)} className={styles.reply}>
      <Sign />
      {reply}
    </a>
  );
}
