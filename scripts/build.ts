// npm run build: builds what has changed.
import { buildChanged } from './build/build-changed.ts';
import { explainFailure } from './explain-failure.ts';

await buildChanged(['bff', 'web']).catch(explainFailure);
