import { About } from '../sections/about';
import { Contact } from '../sections/contact';
import { Courses } from '../sections/courses';
import { Hero } from '../sections/hero';
import { Join } from '../sections/join';
import { Lesson } from '../sections/lesson';
import { Prices } from '../sections/prices';
import { Questions } from '../sections/questions';
import { Teachers } from '../sections/teachers';
import { WorkTogether } from '../sections/together';
import { Voices } from '../sections/voices';
import { Works } from '../sections/works';
import type { Voice } from '../site/testimonials';
import type { PageProps } from '../site/page-context';

/** Ordered by the questions of parents: what, how, with whom, for how much, and where to begin. */
export function HomePage({ voices, ...props }: PageProps & { voices: Voice[] }) {
  return (
    <>
      <Hero {...props} />
      <About {...props} />
      <Courses {...props} />
      <Lesson {...props} />
      <Works {...props} />
      <Teachers {...props} />
      <Prices {...props} />
      <Voices {...props} voices={voices} />
      <Join {...props} />
      <Questions {...props} />
      <WorkTogether {...props} />
      <Contact {...props} />
    </>
  );
}
