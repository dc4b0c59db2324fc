// What `npm start` runs, without its look at Node, packages and sources, which takes as long as the rest of a start.
import { readEnvironment } from '../../scripts/start/environment.ts';
import { claimDataDirectory } from '../../scripts/start/provisions.ts';
import { serve } from '../../scripts/start/serve.ts';
import { listenForStop } from '../../scripts/stop-signal.ts';

const environment = readEnvironment(process.env);
await serve(environment, await claimDataDirectory(environment), listenForStop());
process.exit();
