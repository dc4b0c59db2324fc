import { WavingRobot } from '../art/scenes';
import { EnquiryForm } from '../forms/enquiry-form';
import type { PageProps } from '../site/page-context';

export function Join({ language, content }: PageProps) {
  const { title, lead, promise } = content.join;
  return (
    <section id="join" className="join">
      <div className="wide">
        <div className="intro">
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          <p>{promise}</p>
          <WavingRobot />
        </div>
        <EnquiryForm kind="join" language={language} content={content} />
      </div>
    </section>
  );
}
