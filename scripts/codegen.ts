// npm run codegen: writes openapi/openapi.json from the BFF, and the web's client from that.
// With --check it changes nothing, and fails if the committed files differ from what it would write.
import { checkGenerated, generate } from './codegen/generate.ts';
import { explainFailure } from './explain-failure.ts';

await (process.argv.includes('--check') ? checkGenerated() : generate()).catch(explainFailure);
