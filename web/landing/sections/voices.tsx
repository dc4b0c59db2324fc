import type { PageProps } from '../site/page-context';
import type { Voice } from '../site/testimonials';

const PROMISES = ['makes', 'seen', 'open', 'stop', 'answer'] as const;
const GROUPS = [
  { role: 'student', title: 'students' },
  { role: 'parent', title: 'parents' },
] as const;

interface Props extends PageProps {
  voices: Voice[];
}

/** What families say; while none has, what the school promises. What was made up as an example says so. */
export function Voices({ content, voices }: Props) {
  const { title, lead, examples, ...words } = content.voices;
  if (voices.length === 0) return <Promises content={content} />;
  const groups = GROUPS.map(({ role, title: of }) => ({
    title: words[of],
    voices: voices.filter((voice) => voice.role === role),
  }));
  return (
    <section id="voices" className="voices">
      <div className="wide">
        <h2>{title}</h2>
        <p className="lead">{voices.some(({ isExample }) => isExample) ? examples : lead}</p>
        <div className="columns">
          {groups
            .filter((group) => group.voices.length > 0)
            .map((group) => (
              <Column key={group.title} {...group} content={content} />
            ))}
        </div>
      </div>
    </section>
  );
}

function Column({ title, voices, content }: Pick<Props, 'content' | 'voices'> & { title: string }) {
  const { age, relations, example } = content.voices;
  return (
    <div>
      <h3>{title}</h3>
      {voices.map((voice) => (
        <figure key={voice.text}>
          <blockquote>{voice.text}</blockquote>
          <figcaption>
            {voice.name}
            {voice.relation !== null && <>, {relations[voice.relation]}</>}
            {voice.age !== null && <>, {age.replace('{age}', String(voice.age))}</>}
            {voice.isExample && (
              <>
                {' '}
                <em>{example}</em>
              </>
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Promises({ content }: Pick<Props, 'content'>) {
  const { title, lead, ...promises } = content.promises;
  return (
    <section id="voices" className="voices">
      <div className="wide">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <ul className="ticks">
          {PROMISES.map((id) => (
            <li key={id}>{promises[id]}</li>
          ))}
        </ul>
        <p className="sign">{content.about.sign}</p>
      </div>
    </section>
  );
}
