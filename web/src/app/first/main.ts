import { askFirst } from './shell.first';

try {
  askFirst(location);
} catch {
  // Storage may be forbidden. The page asks by itself.
}
