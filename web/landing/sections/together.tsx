import { EnquiryForm } from '../forms/enquiry-form';
import type { PageProps } from '../site/page-context';

/** Partners and careers side by side. Both are for adults who want to help. */
export function WorkTogether(props: PageProps) {
  const { partner, career } = props.content;
  return (
    <section className="together">
      <div className="wide columns">
        <div id="partner">
          <h2>{partner.title}</h2>
          <p className="lead">{partner.text}</p>
          <ul className="ticks">
            <li>{partner.points.schools}</li>
            <li>{partner.points.companies}</li>
            <li>{partner.points.foundations}</li>
          </ul>
          <details>
            <summary className="quiet">{partner.open}</summary>
            <EnquiryForm kind="partner" {...props} />
          </details>
        </div>
        <div id="career">
          <h2>{career.title}</h2>
          <p className="lead">{career.text}</p>
          <ul className="ticks">
            <li>{career.points.teacher}</li>
            <li>{career.points.author}</li>
            <li>{career.points.care}</li>
          </ul>
          <details>
            <summary className="quiet">{career.open}</summary>
            <EnquiryForm kind="career" {...props} />
          </details>
        </div>
      </div>
    </section>
  );
}
