import { MP4 } from './videos.js';

const MOST = 0xff_ff_ff_ff;
const TIMES = { 4: 1, 8: MOST, 12: 1 };

/** The video with other numbers in some of its boxes; places are counted from the end of the name of a box. */
function changed(boxes: Record<string, Record<number, number>>): Buffer {
  const video = Buffer.from(MP4);
  for (const [box, numbers] of Object.entries(boxes))
    for (const [place, number] of Object.entries(numbers))
      video.writeUInt32BE(number, video.indexOf(box) + 4 + Number(place));
  return video;
}

/** The 8 bits and 4:2:0 of the video, told as another profile of H.264. */
export function ofProfile(profile: number): Buffer {
  const video = Buffer.from(MP4);
  const start = video.indexOf('avcC') + 4;
  video.writeUInt8(profile, start + 1);
  // The parameters of the sequence follow, after what tells their length.
  video.writeUInt8(profile, start + 9);
  return video;
}

/** With the sides that its description tells. */
export function ofSize(width: number, height: number): Buffer {
  const video = Buffer.from(MP4);
  const start = video.indexOf('avc1', video.indexOf('stsd')) + 4;
  video.writeUInt16BE(width, start + 24);
  video.writeUInt16BE(height, start + 26);
  return video;
}

function boxAt(name: string): Buffer {
  const start = MP4.indexOf(name) - 4;
  return MP4.subarray(start, start + MP4.readUInt32BE(start));
}

function manyTracks(count: number): Buffer {
  const [movie, track] = [boxAt('moov'), boxAt('trak')];
  const tracks = Buffer.concat(Array.from({ length: count }, () => track));
  const longer = Buffer.concat([movie, tracks]);
  longer.writeUInt32BE(longer.length);
  const start = MP4.indexOf('moov') - 4;
  return Buffer.concat([MP4.subarray(0, start), longer, MP4.subarray(start + movie.length)]);
}

/** Small files that say that they have more than any memory holds. */
export const HOSTILE_VIDEOS: [string, () => Buffer][] = [
  ['one entry of times of 4,294,967,295 samples', () => changed({ stts: TIMES })],
  ['as many samples of one size', () => changed({ stts: TIMES, stsz: { 4: 1, 8: MOST } })],
  ['one offset of as many samples', () => changed({ ctts: { 4: 1, 8: MOST } })],
  ['as many samples in a chunk', () => changed({ stsc: { 12: MOST } })],
  ['20,000 tracks', () => manyTracks(20_000)],
];
