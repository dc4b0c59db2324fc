import { Lotus } from '../art/plants';
import { money } from '../site/organisation';
import type { PageProps } from '../site/page-context';

/** Nothing, if the school tells no prices. */
export function Prices({ content, school, language }: PageProps) {
  if (school.prices === undefined) return null;
  const { currency, offers, freePlaces } = school.prices;
  const { title, free } = content.prices;
  return (
    <section id="prices" className="prices">
      <div className="wide">
        <h2>{freePlaces === undefined ? content.nav.prices : title}</h2>
        <div className="papers">
          {offers.map((offer) => (
            <div key={offer.title} className="paper">
              <h3>{offer.title}</h3>
              <p className="price">{money(offer.amount, currency, language)}</p>
              <p>{offer.per}</p>
              <ul className="ticks">
                {offer.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          ))}
          {freePlaces !== undefined && (
            <div className="paper free">
              <svg viewBox="-60 -50 120 80" aria-hidden>
                <Lotus x={0} y={0} leaf={false} />
              </svg>
              <h3>{free.title}</h3>
              <p className="price">{freePlaces.figure}</p>
              <p>{freePlaces.per}</p>
              <p>{freePlaces.text}</p>
              <p>
                <a className="quiet" href="#join">
                  {free.action}
                </a>
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
