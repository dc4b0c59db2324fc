import type { PageProps } from '../site/page-context';

const STEPS = ['hello', 'riddle', 'make', 'show', 'note'] as const;

/** A page of an exercise book with the minutes in the margin. */
export function Lesson({ content }: PageProps) {
  const { title, lead, minute } = content.lesson;
  return (
    <section id="lesson" className="wide lesson">
      <div className="intro">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <ol className="notebook">
        {STEPS.map((id) => {
          const step = content.lesson[id];
          return (
            <li key={id}>
              <span className="minute">
                {step.at} <small>{minute}</small>
              </span>
              <div>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
