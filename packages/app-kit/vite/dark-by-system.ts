import type { Plugin } from 'vite';

/**
 * Until a theme is chosen the device decides, before any script runs. The dark tokens are written once, under
 * `[data-theme='dark']`; this repeats them for pages without a choice on devices that like it dark.
 */
export function darkBySystem(): Plugin {
  return {
    name: 'dark-by-system',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui\/styles\/tokens\.css$/ },
      handler(code) {
        const [, tokens] = /\[data-theme='dark'\] \{([^}]*)\}/.exec(code) ?? [];
        if (!tokens) throw new Error('tokens.css has no block of dark tokens');
        return `${code}\n@media (prefers-color-scheme: dark) { :root:not([data-theme]) {${tokens}} }\n`;
      },
    },
  };
}
