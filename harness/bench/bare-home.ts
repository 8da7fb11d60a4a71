import { createRequire } from 'node:module';
import { ownAnswers } from 'api/providers/answers/own-answers';
import Fastify from 'fastify';
import { cloneElement, type ReactElement } from 'react';
import type { ServeStorefront } from '../../apps/storefront/built-storefront.d.ts';

/** What the storefront gives to React: the router with its data, within React contexts. */
type Page = ReactElement<{ children?: Page; context?: Data }>;

/** What React Router renders a page from, without the stream of its data, which can be read only once. */
interface Data {
  manifest: object;
  routeModules: object;
  staticHandlerContext: { loaderData: object };
  future: object;
  isSpaMode: boolean;
  ssr: boolean;
  routeDiscovery: object;
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
    texts: 'edited',
    holdSlotUntil: () => {},
  });
  await storefront.inject({ url: '/home', headers: { cookie } });
  if (!page) throw new Error('The storefront drew nothing');
  const rendered = withoutStream(page);
  await settle(dataOf(rendered).staticHandlerContext.loaderData);
  return () => renderToString(rendered);
}

function withoutStream(page: Page): Page {
  const { children, context } = page.props;
  if (!context) return children ? cloneElement(page, { children: withoutStream(children) }) : page;
  const { manifest, routeModules, staticHandlerContext, future, isSpaMode, ssr, routeDiscovery } = context;
  return cloneElement(page, {
    context: { manifest, routeModules, staticHandlerContext, future, isSpaMode, ssr, routeDiscovery },
  });
}

function dataOf({ props: { children, context } }: Page): Data {
  if (context) return context;
  if (!children) throw new Error('The storefront rendered no router');
  return dataOf(children);
}

/** Replaces pending promises by their results. */
async function settle(data: object): Promise<void> {
  for (const [name, value] of Object.entries(data)) {
    if (value instanceof Promise) Object.assign(data, { [name]: await value });
    else if (value && Object.getPrototypeOf(value) === Object.prototype) await settle(value);
  }
}
