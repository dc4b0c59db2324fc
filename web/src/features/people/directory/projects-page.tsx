import { DirectoryPage } from './directory-page';

export function ProjectsPage() {
  return <DirectoryPage kind="projects" />;
}
