import type { IOptions } from 'sanitize-html';

const allowedTags = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'b', 'i', 'strong', 'em'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const allowedOfLinks = ['href', 'rel'];

/** Everything that is not allowed is removed, scripts and styles with their content. */
const allowed: IOptions = {
  allowedTags,
  allowedAttributes: { a: allowedOfLinks },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'svg',
    'math',
    'template',
    'xmp',
    'title',
    'iframe',
  ],
  parseStyleAttributes: false,
  // Deeper nesting is not text, and could only exhaust the parser.
  nestingLimit: 20,
  transformTags: { a: safeLink },
};

/**
 * Returns HTML of an operator without anything that could run, imitate controls of the site, or link to an unexpected
 * address. Runs before a text is shown; cleaning twice changes nothing.
 */
export async function sanitizeHtml(html: string): Promise<string> {
  // Loaded on demand, because it is large and most servers never clean a text.
  const { default: sanitize } = await import('sanitize-html');
  return sanitize(html, allowed);
}

/** How many names of removed things are reported. */
const maxRemoved = 20;

/** Returns HTML as `sanitizeHtml` does, with the names of the tags and attributes that were left out [OPS-068]. */
export async function cleanHtml(html: string): Promise<{ html: string; removed: string[] }> {
  const { default: sanitize } = await import('sanitize-html');
  const removed = new Set<string>();
  const note = (name: string, attributes: Record<string, string>) => {
    if (!allowedTags.includes(name)) removed.add(name);
    for (const attribute of Object.keys(attributes)) {
      if (!(name === 'a' && allowedOfLinks.includes(attribute))) removed.add(attribute);
    }
  };
  const shown = sanitize(html, { ...allowed, onOpenTag: note });
  return { html: shown, removed: [...removed].slice(0, maxRemoved).map((name) => name.slice(0, 40)) };
}

/** Another site learns nothing of where one comes from. */
function safeLink(tagName: string, { href = '' }: Record<string, string>) {
  // Browsers read a backslash as a slash, and leave out tabs and line breaks.
  const isOdd = /[\\\s]/.test(href);
  const attribs: Record<string, string> = isOdd || href === '' ? {} : { href };
  if (/^https?:/i.test(href)) attribs.rel = 'noopener noreferrer';
  return { tagName, attribs };
}
