import { DirectoryPage } from './directory-page';

export function TeamsPage() {
  return <DirectoryPage kind="teams" />;
}
