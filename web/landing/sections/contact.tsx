import { Fragment, type ReactNode } from 'react';
import { EnquiryForm } from '../forms/enquiry-form';
import type { PageProps } from '../site/page-context';
import { EmailLink, TelephoneLink } from './contact-links';

export function Contact(props: PageProps) {
  const { contact } = props.content;
  const { telephone, email, hours, address } = props.school;
  const ways: [string, ReactNode][] = [
    [contact.phone, telephone !== undefined && <TelephoneLink telephone={telephone} />],
    [contact.email, email !== undefined && <EmailLink email={email} />],
    [contact.hours, hours],
    [contact.address, address?.text],
  ];
  const known = ways.filter(([, way]) => way !== undefined && way !== false);
  return (
    <section id="contact" className="wide contact">
      <div className="intro">
        <h2>{contact.title}</h2>
        <p className="lead">{contact.lead}</p>
        {known.length > 0 && (
          <dl>
            {known.map(([term, way]) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{way}</dd>
              </Fragment>
            ))}
          </dl>
        )}
      </div>
      <EnquiryForm kind="contact" {...props} />
    </section>
  );
}
