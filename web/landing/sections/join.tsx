import { WavingRobot } from '../art/scenes';
import { EnquiryForm } from '../forms/enquiry-form';
import type { PageProps } from '../site/page-context';

export function Join(props: PageProps) {
  const { title, lead, promise } = props.content.join;
  return (
    <section id="join" className="join">
      <div className="wide">
        <div className="intro">
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          <p>{promise}</p>
          <WavingRobot />
        </div>
        <EnquiryForm kind="join" {...props} />
      </div>
    </section>
  );
}
