import type { Drawn } from './draw-picture.ts';

/** A second of one colour, 180 by 320 pixels, in VP9. */
const WEBM =
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAALQEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHYTb' +
  'uMU6uEElTDZ1OsggEfTbuMU6uEHFO7a1OsggK67AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmsirXsYMPQkBNgI1MYXZmNTkuMjcuMTAwV0GNTGF2ZjU5Lj' +
  'I3LjEwMESJiECPQAAAAAAAFlSua8KuAQAAAAAAADnXgQFzxYjITFs3424O2ZyBACK1nIN1bmSIgQCGhVZfVlA5g4EBI+ODhAX14QDgirCBtLqC' +
  'AUCagQISVMNnQIFzc6BjwIBnyJpFo4dFTkNPREVSRIeNTGF2ZjU5LjI3LjEwMHNz22PAi2PFiMhMWzfjbg7ZZ8ilRaOHRU5DT0RFUkSHmExhdm' +
  'M1OS4zNy4xMDAgbGlidnB4LXZwOWfIokWjiERVUkFUSU9ORIeUMDA6MDA6MDEuMDAwMDAwMDAwAAAfQ7Z1QQ7ngQCjsYEAAICCSYNCAAswE/YA' +
  'OCQcGHoAADBgAAB8qf94Bn//9+dB///gAMsGSlPE2hVJWPCjloEAZACGAECSnABPQAADIAAAWi9en7CjloEAyACGAECSnABXoAADIAAAWi9en7' +
  'CjloEBLACGAECSnABPoAADIAAAWi9en7CjloEBkACGAECSnABOAAADIAAAWi9en7CjloEB9ACGAECSnABNQAADIAAAWi9en7CjloECWACGAECS' +
  'nABMgAADIAAAWi9en7CjloECvACGAECSnABLwAADIAAAWi9en7CjloEDIACGAECSnABKwAADIAAAWi9en7CjloEDhACGAECSnABJwAADIAAAWi' +
  '9en7AcU7trkbuPs4EAt4r3gQHxggGm8IED';

/** A WebM file of about this many bytes: a second of video, and then space that players skip. */
export function longVideo(bytes: number): Drawn {
  // An element named Void, with its length in seven bytes.
  const head = Buffer.from([0xec, 0x01, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUIntBE(bytes, 3, 6);
  const buffer = Buffer.concat([Buffer.from(WEBM, 'base64'), head, Buffer.alloc(bytes)]);
  return { name: 'robots.webm', mimeType: 'video/webm', buffer };
}
