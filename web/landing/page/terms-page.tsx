import type { PageProps } from '../site/page-context';

const ARTICLES = ['lessons', 'payment', 'conduct', 'work', 'data', 'rights', 'changes'] as const;

export function TermsPage({ content: { terms } }: PageProps) {
  return (
    <article className="letter">
      <h1>{terms.title}</h1>
      <p className="lead">{terms.lead}</p>
      <ol>
        {ARTICLES.map((id) => (
          <li key={id} id={id}>
            <h2>{terms[id].title}</h2>
            <p>{terms[id].text}</p>
          </li>
        ))}
      </ol>
      <p className="hint">{terms.updated}</p>
    </article>
  );
}
