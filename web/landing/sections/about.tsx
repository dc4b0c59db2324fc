import { Together } from '../art/scenes';
import type { PageProps } from '../site/page-context';

export function About({ content }: PageProps) {
  const { title, lead, first, second, sign } = content.about;
  return (
    <section id="about" className="wide about">
      <div>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <div className="prose">
        <p>{first}</p>
        <p>{second}</p>
        <p className="sign">{sign}</p>
      </div>
      <Together />
    </section>
  );
}
