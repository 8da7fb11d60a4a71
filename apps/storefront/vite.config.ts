import { reactRouter } from '@react-router/dev/vite';
import { stripContractSchemas } from 'app-kit/vite/strip-contract-schemas.ts';
import { textMacros } from 'app-kit/vite/text-macros.ts';
import { defineConfig } from 'vite';
import { chunkGroups } from './build-plugins/chunk-groups.ts';
import { everyGroupMatches } from './build-plugins/every-group-matches.ts';
import { scopedName } from './build-plugins/scoped-name.ts';
import { nameOfTexts, sharedTexts } from './build-plugins/shared-texts.ts';

export default defineConfig({
  plugins: [
    // Must run before React Router takes the routes apart.
    textMacros,
    reactRouter(),
    sharedTexts(),
    stripContractSchemas(),
    everyGroupMatches(chunkGroups),
  ],
  // Replaces a shim for older React, which a library still imports, by React's own hook.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  css: { modules: { generateScopedName: scopedName } },
  // The policy of our pages lets no font or drawing in as a data address, however small.
  build: {
    assetsInlineLimit: 0,
    // Every page has these files before any part of it loads.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !/\/(base|frame|rolldown-runtime)-/.test(file)),
    },
    // One style sheet for all pages: a part that loads later has its styles before it is rendered.
    cssCodeSplit: false,
    // Slower than the built-in one, and every visitor is spared 2 kB.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      // Vite switches on workarounds for Safari 10, which no page of ours runs on.
      safari10: false,
      compress: {
        passes: 3,
        // A body that is inlined in several places compresses worse than its calls.
        inline: 1,
        // No getter of ours or of a library does anything but return a value.
        pure_getters: true,
        // Removes React Router's messages to developers from the visitors' console.
        pure_funcs: ['warning', 'warningOnce'],
      },
      format: { comments: false },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: chunkGroups,
            },
            chunkFileNames: ({ name, facadeModuleId }) =>
              `assets/${nameOfTexts(facadeModuleId ?? '') ?? name}-[hash].js`,
          },
        },
      },
    },
    // The server bundle starts at our own file, so that the pages and `storefront.ts`, which mounts them in the server,
    // share one set of contexts. `storefront.ts` finds the browser files relative to itself, whichever chunk it is
    // bundled into: all lie in one folder.
    ssr: {
      // No browser downloads it, and what it throws names its lines.
      build: {
        minify: false,
        rolldownOptions: { input: './storefront.ts', output: { chunkFileNames: '[name]-[hash].js' } },
      },
    },
  },
});
