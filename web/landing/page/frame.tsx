import type { ReactNode } from 'react';
import { type Translated } from '../site/addresses';
import { Footer } from '../sections/footer';
import { Header } from '../sections/header';
import type { PageProps } from '../site/page-context';

interface Props extends PageProps {
  translations: Translated[];
  children: ReactNode;
}

export function Frame({ children, translations, ...props }: Props) {
  return (
    <>
      <Header {...props} translations={translations} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer {...props} />
    </>
  );
}
