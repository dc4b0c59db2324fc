import { BrowserRouter } from 'react-router-dom';
import { provideOpenPages } from '../shared/pages/open-pages';
import { RoutedPage } from './navigation/routed-page';
import { pagesOfVisitor } from './routing/pages-of-visitor';
import { Toaster } from '../shared/ui/feedback/toaster';
import { Tooltips } from '../shared/ui/overlays/tooltips';

// Here and not in the frame: the page that was not found stands outside of it.
provideOpenPages(pagesOfVisitor);

export function App() {
  return (
    // As a transition, a controlled field whose value is in the address would jump back for a moment.
    <BrowserRouter useTransitions={false}>
      <RoutedPage />
      <Toaster />
      <Tooltips />
    </BrowserRouter>
  );
}
