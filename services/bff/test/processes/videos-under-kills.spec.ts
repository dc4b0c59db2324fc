import { describeKilledUpload } from '../support/killed-upload.js';

describeKilledUpload({ killedAfterMs: [15, 60], parts: 3 });
