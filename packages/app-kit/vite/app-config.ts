import { join } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import type { HtmlTagDescriptor, Plugin, UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appIcons, manifestIcons } from './app-icons.ts';
import { writeCompressedAssets } from './compressed-assets.ts';
import { pushWorker, pushWorkerFile } from './emit-push-worker.ts';
import { stripContractSchemas } from './strip-contract-schemas.ts';
import { textMacros } from './text-macros.ts';

export interface AppDescription {
  /** Its folder in `apps/`, and its path on the server: `vendor` is served at `/vendor/`. */
  name: string;
  /** Its name on a home screen, such as `Soko Store`. */
  title: string;
  /** One sentence for the dialog that installs it. */
  description: string;
  orientation?: 'any' | 'portrait';
  /** Keeps the map on the device with the scripts, so that it opens without a network. */
  hasOfflineMap?: boolean;
  /** Its service worker shows pushes. */
  receivesPushes?: boolean;
}

/** The server replaces it by a new nonce in each response with the shell (`apps/server/applications`). */
const noncePlaceholder = '__nonce__';

const root = join(import.meta.dirname, '../../..');

/** Returns the whole Vite configuration of a staff application; its `vite.config.ts` is one call of this. */
export function appConfig({
  name,
  title,
  description,
  orientation = 'any',
  hasOfflineMap = false,
  receivesPushes = false,
}: AppDescription): UserConfig {
  const base = `/${name}/`;
  return {
    root: join(root, 'apps', name),
    base,
    cacheDir: join(root, '.runtime/vite', name),
    html: { cspNonce: noncePlaceholder },
    plugins: [
      textMacros,
      lingui({
        configPath: join(root, 'packages/app-kit/lingui.config.ts'),
        failOnMissing: true,
        failOnCompileError: true,
      }),
      stripContractSchemas(),
      shell(base),
      VitePWA({
        // An order board must not reload while it is used: the page asks first.
        registerType: 'prompt',
        injectRegister: null,
        manifest: {
          id: base,
          name: title,
          short_name: title,
          description,
          start_url: base,
          scope: base,
          display: 'standalone',
          orientation,
          background_color: '#f8f5f3',
          theme_color: '#be1146',
          icons: manifestIcons,
        },
        includeManifestIcons: false,
        workbox: {
          globPatterns: [`**/*.{css,html,js,svg,woff2${hasOfflineMap ? ',geojson,csv' : ''}}`],
          navigateFallback: `${base}index.html`,
          navigateFallbackAllowlist: [new RegExp(`^${base}`)],
          inlineWorkboxRuntime: true,
          ...(receivesPushes && { importScripts: [pushWorkerFile] }),
        },
      }),
      appIcons(),
      receivesPushes && pushWorker(),
      compressedAssets(),
    ],
    build: {
      outDir: 'build',
      manifest: 'manifest.json',
      // The policy of the shell allows no data addresses for fonts, however small they are.
      assetsInlineLimit: 0,
      // Every browser that runs React 19 preloads modules by itself.
      modulePreload: { polyfill: false },
      // The first load is one file: small files compress badly apart, and a shared one brings what only later parts need.
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'base', test: new RegExp(`/apps/${name}/main\\.tsx$`) }] } },
      },
    },
  };
}

const inHead: HtmlTagDescriptor[] = [
  { tag: 'meta', attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' } },
  { tag: 'meta', attrs: { name: 'color-scheme', content: 'light dark' } },
  { tag: 'meta', attrs: { name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)' } },
  { tag: 'meta', attrs: { name: 'theme-color', content: '#1f1817', media: '(prefers-color-scheme: dark)' } },
  // The mark of the operator; the API serves it.
  { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
];

/** Titles and texts are set in these; a title face that comes late is not shown at all. */
const firstFonts = /\/(bricolage|onest)-latin-[\w-]{8}\.woff2$/;

/** What the `<head>` of every application has. */
function shell(base: string): Plugin {
  return {
    name: 'app-shell',
    transformIndexHtml: {
      order: 'post',
      handler(_page, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => firstFonts.test(file));
        const preloads = fonts.map((file): HtmlTagDescriptor => {
          return {
            tag: 'link',
            attrs: { rel: 'preload', href: `${base}${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          };
        });
        return [...inHead, ...preloads].map((tag) => ({ ...tag, injectTo: 'head' }));
      },
    },
  };
}

/** The service worker lists the assets by their own names: the copies are made after it. */
function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    enforce: 'post',
    // Not at the end of a build: that comes after a failed one too, and would report a missing folder in place of what failed.
    async writeBundle() {
      await writeCompressedAssets(join(this.environment.config.root, this.environment.config.build.outDir, 'assets'));
    },
  };
}
