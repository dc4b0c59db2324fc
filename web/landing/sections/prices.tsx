import { Lotus } from '../art/plants';
import type { PageProps } from '../site/page-context';

export function Prices({ content }: PageProps) {
  const { title, term, free } = content.prices;
  return (
    <section id="prices" className="prices">
      <div className="wide">
        <h2>{title}</h2>
        <div className="papers">
          <div className="paper">
            <h3>{term.title}</h3>
            <p className="price">{term.price}</p>
            <p>{term.per}</p>
            <ul className="ticks">
              <li>{term.first}</li>
              <li>{term.sibling}</li>
              <li>{term.stop}</li>
            </ul>
          </div>
          <div className="paper free">
            <svg viewBox="-60 -50 120 80" aria-hidden>
              <Lotus x={0} y={0} leaf={false} />
            </svg>
            <h3>{free.title}</h3>
            <p className="price">{free.price}</p>
            <p>{free.per}</p>
            <p>{free.text}</p>
            <p>
              <a className="quiet" href="#join">
                {free.action}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
