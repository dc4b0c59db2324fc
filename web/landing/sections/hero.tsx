import { Panorama } from '../art/panorama';
import { money } from '../site/organisation';
import type { PageProps } from '../site/page-context';

export function Hero({ content, school, language }: PageProps) {
  const { kicker, title, text, join, lesson, facts } = content.home;
  const price = { ...facts.price, figure: money(0, school.prices?.currency ?? 'USD', language) };
  return (
    <section className="hero">
      <div className="sky">
        <div className="wide hero-text">
          <p className="kicker">{kicker}</p>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <p className="actions">
            <a className="button" href="#join">
              {join}
            </a>
            <a className="quiet" href="#lesson">
              {lesson}
            </a>
          </p>
        </div>
        <Panorama label={content.meta.picture} />
      </div>
      <div className="krama" />
      <dl className="wide facts">
        {[facts.age, facts.class, facts.length, price].map(({ figure, text: what }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
