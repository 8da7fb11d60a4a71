import { reactRouter } from '@react-router/dev/vite';
import { darkBySystem } from 'app-kit/vite/dark-by-system.ts';
import { textMacros } from 'app-kit/vite/text-macros.ts';
import { defineConfig } from 'vite';
import { bareContracts } from './build-plugins/bare-contracts.ts';
import { inlineClassNames, retainedStyles } from './build-plugins/inline-class-names.ts';
import { type Bundling, chunks, sharedChunk } from './build-plugins/shared-chunks.ts';
import { nameOfTexts, sharedTexts } from './build-plugins/shared-texts.ts';
import { shortName } from './build-plugins/short-class-names.ts';

const libraries = /node_modules\/(react|react-dom|react-router|scheduler|@lingui|@messageformat|get-nonce)\//;
const ourOwn = /\/(storefront|market|ui|app-kit)\/(?!node_modules).*\.(tsx?|css)/;

export default defineConfig({
  plugins: [
    inlineClassNames(),
    retainedStyles(),
    // Must run before React Router takes the routes apart.
    textMacros,
    reactRouter(),
    sharedTexts(),
    bareContracts(),
    darkBySystem(),
  ],
  // Replaces a shim for older React, which a library still imports, by React's own hook.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  css: { modules: { generateScopedName: shortName } },
  // The content security policy allows no font or image as a data address, however small.
  build: {
    assetsInlineLimit: 0,
    // Slower than the built-in one, but saves every visitor 2 kB.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      // Removes React Router's messages to developers from the visitors' console.
      compress: { passes: 3, pure_funcs: ['warning', 'warningOnce'] },
      format: { comments: false },
    },
  },
  environments: {
    // What every page needs of others is one file: it stays the same while our own parts change.
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name, facadeModuleId }) =>
              `assets/${nameOfTexts(facadeModuleId ?? '') ?? name}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'base', test: libraries, priority: chunks.length + 1 },
                // A chunk includes its imports, unless an earlier one has them.
                ...chunks.map((chunk, at) => ({
                  name: (id: string, bundling: Bundling) => (sharedChunk(id, bundling) === chunk ? chunk : null),
                  test: ourOwn,
                  priority: chunks.length - at,
                })),
              ],
            },
          },
        },
      },
    },
    // The server bundle starts at our own file, so that pages and mount share one set of contexts.
    // The mount finds the files of the browser beside itself, whichever file it lands in: all lie in one folder.
    ssr: {
      build: { rolldownOptions: { input: './storefront.ts', output: { chunkFileNames: '[name]-[hash].js' } } },
    },
  },
});
