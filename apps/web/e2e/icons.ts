/** Draws the PNG icons anew from `public/icons/escale.svg`: `npx node e2e/icons.ts` */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser.ts';

const folder = join(import.meta.dirname, '../public/icons');
const drawing = readFileSync(join(folder, 'escale.svg'), 'utf8');
/** Android cuts maskable icons to its own shape: the drawing stays within the safe zone and the ground fills the square. */
const pictures = [
  { name: 'escale-180.png', size: 180, scale: 1, ground: '#1F41EE' },
  { name: 'escale-192.png', size: 192, scale: 1, ground: 'transparent' },
  { name: 'escale-512.png', size: 512, scale: 1, ground: 'transparent' },
  { name: 'escale-maskable-512.png', size: 512, scale: 0.8, ground: '#1F41EE' },
];

const browser = await launch();
const page = await browser.newPage();
for (const { name, size, scale, ground } of pictures) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">${drawing}</body>`,
  );
  await page.addStyleTag({ content: `svg{width:${size * scale}px;height:${size * scale}px}` });
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
await browser.close();
