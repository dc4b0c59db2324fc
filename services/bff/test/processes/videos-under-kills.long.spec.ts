import { describeKilledUpload } from '../support/killed-upload.js';

describeKilledUpload({ killedAfterMs: [5, 15, 30, 60, 120], parts: 9 });
