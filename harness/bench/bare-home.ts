import { createRequire } from 'node:module';
import { ownAnswers } from 'api/providers/answers/own-answers';
import Fastify from 'fastify';
import type { ServeStorefront } from '../../apps/storefront/built-storefront.d.ts';

interface Page {
  props: { children: { props: { context: { staticHandlerContext: { loaderData: object } } } } };
}

interface Renderer {
  renderToString: (page: Page) => string;
  renderToPipeableStream: (page: Page, options: object) => object;
}

/**
 * Renders the home page with its data in memory, by React alone: the storefront renders it once with real data, and
 * what it passes to React is captured.
 */
export async function bareHome(base: string, cookie: string): Promise<() => string> {
  const react = createRequire(new URL('../../apps/storefront/storefront.ts', import.meta.url))(
    'react-dom/server',
  ) as Renderer;
  const { renderToString, renderToPipeableStream } = react;
  let page: Page | undefined;
  react.renderToPipeableStream = (given, options) => {
    page = given;
    return renderToPipeableStream(given, options);
  };
  // Imported late, because a module reads exports of another one when it is first imported.
  const { serveStorefront } = (await import('storefront/build')) as { serveStorefront: ServeStorefront };
  const storefront = Fastify();
  await serveStorefront(storefront, (path, init) => fetch(base + path, init), {
    onChange: () => {},
    answers: ownAnswers,
    holdSlotUntil: () => {},
  });
  await storefront.inject({ url: '/home', headers: { cookie } });
  if (!page) throw new Error('The storefront drew nothing');
  await settle(page.props.children.props.context.staticHandlerContext.loaderData);
  const rendered = page;
  return () => renderToString(rendered);
}

/** Replaces pending promises by their results. */
async function settle(data: object): Promise<void> {
  for (const [name, value] of Object.entries(data)) {
    if (value instanceof Promise) Object.assign(data, { [name]: await value });
    else if (value && Object.getPrototypeOf(value) === Object.prototype) await settle(value);
  }
}
