import { LessonCall } from '../art/scenes';
import type { PageProps } from '../site/page-context';

const PROMISES = ['trained', 'checked', 'quiet', 'open'] as const;

export function Teachers({ content }: PageProps) {
  const { title, lead } = content.teachers;
  return (
    <section id="teachers" className="wide teachers">
      <div className="intro">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <LessonCall />
      </div>
      <dl>
        {PROMISES.map((id) => (
          <div key={id}>
            <dt>{content.teachers[id].title}</dt>
            <dd>{content.teachers[id].text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
