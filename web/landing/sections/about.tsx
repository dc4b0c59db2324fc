import { Together } from '../art/scenes';
import type { PageProps } from '../site/page-context';

/** What the school says of itself, if it does, and what every school that teaches this way can say. */
export function About({ content, school: { about } }: PageProps) {
  const { aim, sign } = content.about;
  return (
    <section id="about" className="wide about">
      <div>
        <h2>{about?.title ?? content.nav.about}</h2>
        {about !== undefined && <p className="lead">{about.lead}</p>}
      </div>
      <div className="prose">
        {about !== undefined && <p>{about.text}</p>}
        <p>{aim}</p>
        <p className="sign">{sign}</p>
      </div>
      <Together />
    </section>
  );
}
