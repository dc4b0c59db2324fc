import type { PageProps } from '../site/page-context';

export const QUESTIONS = ['device', 'internet', 'language', 'safety', 'parents', 'fit'] as const;

export function Questions({ content }: PageProps) {
  return (
    <section id="questions" className="wide questions">
      <h2>{content.questions.title}</h2>
      <div>
        {QUESTIONS.map((id) => (
          <details key={id}>
            <summary>{content.questions[id].question}</summary>
            <p>{content.questions[id].answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
