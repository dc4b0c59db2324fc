import type { PageProps } from '../site/page-context';

interface Voice {
  text: string;
  who: string;
}

export function Voices({ content }: PageProps) {
  const { title, lead, students, parents, ...voices } = content.voices;
  return (
    <section id="voices" className="voices">
      <div className="wide">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <div className="columns">
          <Column title={students} voices={[voices.student1, voices.student2, voices.student3]} />
          <Column title={parents} voices={[voices.parent1, voices.parent2]} />
        </div>
      </div>
    </section>
  );
}

function Column({ title, voices }: { title: string; voices: Voice[] }) {
  return (
    <div>
      <h3>{title}</h3>
      {voices.map(({ text, who }) => (
        <figure key={text}>
          <blockquote>{text}</blockquote>
          <figcaption>{who}</figcaption>
        </figure>
      ))}
    </div>
  );
}
