import { BrowserRouter } from 'react-router-dom';
import { RoutedPage } from './navigation/routed-page';
import { Toaster } from '../shared/ui/feedback/toaster';
import { Tooltips } from '../shared/ui/overlays/tooltips';

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
