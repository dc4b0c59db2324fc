import IconEmail from '@arco-design/web-react/icon/react-icon/IconEmail';
import IconPhone from '@arco-design/web-react/icon/react-icon/IconPhone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryDto } from '../../../../api/generated/model';
import { formatDate } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { enquiryViews, type ShownField, useEnquiryFields } from '../enquiry-fields';
import { replyLink } from '../reply-link';
import styles from './enquiry.module.css';

type Fact = ShownField | 'assignee' | 'eraseDate';

/** What is done with the enquiry comes first, then what the visitor wrote. The name is the title. */
const first = ['state', 'assignee', 'note', 'kind', 'reply', 'organization'] as const;
const last = ['language', 'createdTime', 'consentTime', 'eraseDate', 'reference'] as const;
const placed = new Set<Fact>(['name', ...first, ...last]);
const fields = Object.keys(enquiryViews) as ShownField[];
const order: Fact[] = [...first, ...fields.filter((field) => !placed.has(field)), ...last];

/** All fields of the enquiry; fields that its form did not have are omitted. */
export function EnquiryDetails({ enquiry }: { enquiry: EnquiryDto }) {
  const { t } = useTranslation('enquiries');
  const language = useLanguage();
  const { valueOf } = useEnquiryFields();
  const special: Partial<Record<Fact, ReactNode>> = {
    assignee: enquiry.assignee,
    reply: <Reply enquiry={enquiry} />,
    eraseDate: formatDate(enquiry.eraseDate, language),
    ...(enquiry.kind === 'join' && enquiry.course === null ? { course: t('course.any') } : {}),
  };
  const value = (fact: Fact): ReactNode => {
    if (fact in special) return special[fact];
    const field = fact as ShownField;
    return enquiry[field] === '' ? null : valueOf(field, enquiry);
  };
  return <FactList facts={order.map((key) => ({ key, label: t(`column.${key}`), value: value(key) }))} />;
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
