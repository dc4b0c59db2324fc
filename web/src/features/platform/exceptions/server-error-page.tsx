import { ServerErrorArt } from './components/art/server-error-art';
import { RetriedException } from './components/retried-exception';

export function ServerErrorPage() {
  return <RetriedException code="500" art={<ServerErrorArt />} />;
}
