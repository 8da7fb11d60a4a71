import syntaxJsx from '@babel/plugin-syntax-jsx';
import typescript from '@babel/preset-typescript';
import { makeConfig } from '@lingui/conf';
import babel from '@rolldown/plugin-babel';

/** Where the catalogues lie is up to each application; the macros are the same in all. */
const linguiConfig = makeConfig({ locales: ['en'], sourceLocale: 'en' });

/** Turns the text macros of components into catalogue lookups, in the builds and in component tests alike. */
export const textMacros = babel({
  // React Router asks for a page with a client loader in parts, each by a query.
  include: /\/(apps|packages)\/[a-z-]+\/.*\.tsx(\?.*)?$/,
  exclude: /node_modules/,
  presets: [[typescript, { onlyRemoveTypeImports: true }]],
  plugins: [syntaxJsx, ['@lingui/babel-plugin-lingui-macro', { linguiConfig }]],
});
