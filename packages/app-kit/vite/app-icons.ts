import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';

const drawings = join(import.meta.dirname, '../../ui/media/app-icons');
const sizes = [192, 512];
const purposes = { icon: 'any', maskable: 'maskable' } as const;

/** The icons of the manifest, by paths relative to the application. */
export const manifestIcons: ManifestOptions['icons'] = Object.entries(purposes).flatMap(([kind, purpose]) =>
  sizes.map((size) => ({
    src: `icons/${kind}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

/** Puts the icons of the manifest into the build, under names that stay. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    generateBundle() {
      const files = ['apple-touch.png', ...(manifestIcons ?? []).map(({ src }) => src.replace('icons/', ''))];
      for (const file of files) {
        this.emitFile({ type: 'asset', fileName: `icons/${file}`, source: readFileSync(join(drawings, file)) });
      }
    },
  };
}
