import { CardArt, GameArt, PageArt, RobotArt } from '../art/works';
import type { PageProps } from '../site/page-context';

export function Works({ content }: PageProps) {
  const { title, lead, game, card, page, robot, hint } = content.works;
  const works = [
    { ...game, Art: GameArt },
    { ...card, Art: CardArt },
    { ...page, Art: PageArt },
    { ...robot, Art: RobotArt },
  ];
  return (
    <section id="works" className="works">
      <div className="wide">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <ul className="gallery">
          {works.map(({ title: name, text, Art }) => (
            <li key={name}>
              <Art />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className="hint">{hint}</p>
      </div>
    </section>
  );
}
