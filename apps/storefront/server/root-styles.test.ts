import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { withRootStyles } from './root-styles.ts';

it('names the styles of the frame as later parts do, so that none brings them again', () => {
  const route = { id: '', module: '', hasAction: false, hasLoader: false, hasErrorBoundary: false };
  const assets = {
    routes: {
      root: { ...route, css: ['/frame.css#', '/root.css'] },
      store: { ...route, css: ['/frame.css#', '/store.css#'] },
      help: { ...route },
    },
  } as unknown as ServerBuild['assets'];
  const { root, store, help } = withRootStyles(assets).routes;
  expect(root?.css).toEqual(['/frame.css', '/root.css']);
  expect(store?.css).toEqual(['/frame.css', '/store.css#']);
  expect(help?.css).toBeUndefined();
});
