import type { IOptions } from 'sanitize-html';

/** The allowed tags; everything else is removed, scripts and styles with their content. */
const allowed: IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'b', 'i', 'strong', 'em'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'] },
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

/** Another site learns nothing of where one comes from. */
function safeLink(tagName: string, { href = '' }: Record<string, string>) {
  // Browsers read a backslash as a slash, and leave out tabs and line breaks.
  const isOdd = /[\\\s]/.test(href);
  const attribs: Record<string, string> = isOdd || href === '' ? {} : { href };
  if (/^https?:/i.test(href)) attribs.rel = 'noopener noreferrer';
  return { tagName, attribs };
}
