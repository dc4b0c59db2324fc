import { MissingArt } from './components/art/missing-art';
import { RetriedException } from './components/retried-exception';

export function MissingPage() {
  return <RetriedException code="404" art={<MissingArt />} />;
}
