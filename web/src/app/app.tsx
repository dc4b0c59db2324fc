import { BrowserRouter } from 'react-router-dom';
import { RoutedPage } from './routing/routed-page';
import { SessionEndDialog } from '../shared/session/session-end-dialog';
import { Questions } from '../shared/ui/questions';
import { Toaster } from '../shared/ui/toaster';

export function App() {
  return (
    // As a transition, a controlled field whose value stands in the address would jump back for a moment.
    <BrowserRouter useTransitions={false}>
      <RoutedPage />
      <SessionEndDialog />
      <Questions />
      <Toaster />
    </BrowserRouter>
  );
}
