/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { head, sharePicture } from './metadata';

test('a page is shared with the picture of the specification, which is in public/ in the size it names', () => {
  const { openGraph } = head({ path: '/contact/', title: 'Contact Us' });
  expect(openGraph?.images).toEqual([
    expect.objectContaining({ alt: 'aerospace metal supplier services' }),
  ]);
  const png = readFileSync(`public${sharePicture.url}`);
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect({ width, height }).toEqual({ width: sharePicture.width, height: sharePicture.height });
});
