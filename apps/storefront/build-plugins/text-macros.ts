import { join } from 'node:path';
import syntaxJsx from '@babel/plugin-syntax-jsx';
import typescript from '@babel/preset-typescript';
import babel from '@rolldown/plugin-babel';

// The plugin looks for its configuration in the working directory only, and tests run in the root.
process.env.LINGUI_CONFIG ??= join(import.meta.dirname, '../lingui.config.ts');

/** Turns the text macros of components into catalogue lookups, in the build and in component tests alike. */
export const textMacros = babel({
  // React Router asks for a page with a client loader in parts, each by a query.
  include: /\/(storefront|ui)\/.*\.tsx(\?.*)?$/,
  exclude: /node_modules/,
  presets: [[typescript, { onlyRemoveTypeImports: true }]],
  plugins: [syntaxJsx, '@lingui/babel-plugin-lingui-macro'],
});
