import { OnTheStep } from '../art/scenes';
import type { PageProps } from '../site/page-context';

const COURSES = ['pictures', 'games', 'code', 'robots'] as const;

export function Courses({ content }: PageProps) {
  const { title, lead, years, makes } = content.courses;
  return (
    <section id="courses" className="courses">
      <div className="wide">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <ol className="path">
          {COURSES.map((id) => {
            const course = content.courses[id];
            return (
              <li key={id} className={id}>
                <OnTheStep course={id} />
                <p className="ages">
                  <span>{course.ages}</span> {years}
                </p>
                <div>
                  <h3>{course.title}</h3>
                  <p>{course.text}</p>
                  <p className="makes">
                    <span>{makes}</span> {course.makes}
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
