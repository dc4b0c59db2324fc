import { EnquiryForm } from '../forms/enquiry-form';
import { organization } from '../site/organization';
import type { PageProps } from '../site/page-context';

export function Contact(props: PageProps) {
  const { contact } = props.content;
  return (
    <section id="contact" className="wide contact">
      <div className="intro">
        <h2>{contact.title}</h2>
        <p className="lead">{contact.lead}</p>
        <dl>
          <dt>{contact.phone}</dt>
          <dd>
            <a href={organization.phoneUri}>{organization.phone}</a>
          </dd>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${organization.email}`}>{organization.email}</a>
          </dd>
          <dt>{contact.hours}</dt>
          <dd>{contact.hoursText}</dd>
          <dt>{contact.address}</dt>
          <dd>{contact.addressText}</dd>
        </dl>
      </div>
      <EnquiryForm kind="contact" {...props} />
    </section>
  );
}
