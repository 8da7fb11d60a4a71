import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface HostilePicture {
  what: string;
  bytes: Uint8Array;
  fileName: string;
  /** How it is refused; undefined where the picture itself is good and only what came along must go. */
  code?: 'picture_kind' | 'picture_size';
}

/** A script in each file that can contain text: nothing that is stored may contain it. */
export const poison = 'alert(document.cookie)';

/** Files with a false type, or with additional content. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const [png, jpeg] = [await plain('png'), await plain('jpeg')];
  const text = (words: string) => Buffer.from(words);
  return [
    {
      what: 'a drawing with a script',
      // With a size and something to see: without them no painter would take it, whatever guards it.
      bytes: text(
        `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><script>${poison}</script><rect width="9" height="9"/></svg>`,
      ),
      fileName: 'me.svg',
      code: 'picture_kind',
    },
    {
      what: 'a page under the name of a picture',
      bytes: text(`<!doctype html><script>${poison}</script>`),
      fileName: 'me.jpg',
      code: 'picture_kind',
    },
    {
      what: 'a script that begins like a GIF',
      bytes: text(`GIF89a/*${'\0'.repeat(20)}*/=1;${poison}`),
      fileName: 'me.gif',
      code: 'picture_kind',
    },
    {
      what: 'a PNG with a program behind its end',
      bytes: Buffer.concat([png, text(`<?php ${poison} ?>`)]),
      fileName: 'me.png',
    },
    {
      what: 'a JPEG with a script in its description',
      bytes: await sharp(jpeg)
        .withExif({ IFD0: { ImageDescription: `<script>${poison}</script>` } })
        .jpeg()
        .toBuffer(),
      fileName: 'me.jpg',
    },
    { what: 'a JPEG that tells where it was taken', bytes: await locatedJpeg(), fileName: 'me.jpg' },
    {
      what: 'some kilobytes that unfold to 256 million pixels',
      bytes: bomb(16_000),
      fileName: 'me.png',
      code: 'picture_kind',
    },
    { what: 'a GIF of 4,000 frames', bytes: longGif(4_000), fileName: 'me.gif' },
    { what: 'half a JPEG', bytes: jpeg.subarray(0, jpeg.length / 2), fileName: 'me.jpg', code: 'picture_kind' },
    {
      what: 'a byte more than 2 MB',
      bytes: Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024 + 1 - png.length)]),
      fileName: 'me.png',
      code: 'picture_size',
    },
    { what: 'nothing at all', bytes: new Uint8Array(0), fileName: 'me.png', code: 'picture_kind' },
    { what: 'a name that leads out of its folder', bytes: png, fileName: '../../../../tmp/alert.png' },
  ];
}

/** A picture that is wider than high, with one half darker, so that a cut shows. */
function plain(kind: 'png' | 'jpeg'): Promise<Buffer> {
  const half = { create: { width: 300, height: 400, channels: 3 as const, background: '#135a2b' } };
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#ffdd8a' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .toFormat(kind)
    .toBuffer();
}

function locatedJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#b4532a' } })
    .withExif({ IFD0: { Model: poison }, IFD3: { GPSLatitude: '6/1 25/1 53/1', GPSLongitude: '3/1 25/1 11/1' } })
    .jpeg()
    .toBuffer();
}

/** One bit per pixel, all black. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Frames of one pixel each, in two colours. */
function longGif(frames: number): Buffer {
  const start = Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0]),
    Buffer.from([0x13, 0x5a, 0x2b, 0xff, 0xdd, 0x8a]),
  ]);
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]);
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}
