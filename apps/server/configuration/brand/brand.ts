import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Brand } from 'api/http/site-brand';
import type { PageName } from 'market/config/config.rules';
import { coloursOf } from 'market/config/config-colours.rules';
import * as z from 'zod/mini';
import { faultOf } from '../faults.ts';
import type { Environment } from '../settings.ts';
import { type BrandFile, brandShape } from './brand-shape.ts';

type Picture = NonNullable<ReturnType<Brand['pictures']['get']>>;
type Read = { brand: Brand } | { faults: string[] };

const maxPictureBytes = 200_000;
const maxPageBytes = 200_000;

/** Reads the configured brand, or returns all faults of its file. */
export function brandIn({ BRAND_FILE: path, API_URL: api }: Environment): { brand?: Brand; faults: string[] } {
  // The check of the setting has already reported a value that is not a file name.
  if (path === undefined || !path.endsWith('.json')) return { faults: [] };
  const fault = (reason: string) => faultOf('BRAND_FILE', path, reason);
  if (api !== undefined) return { faults: [fault('cannot be combined with API_URL: set it where that API runs')] };
  const read = readBrand(path);
  return 'brand' in read ? { brand: read.brand, faults: [] } : { faults: read.faults.map(fault) };
}

function readBrand(path: string): Read {
  const parsed = parsedFile(path);
  if ('faults' in parsed) return parsed;
  const { success, data, error } = z.safeParse(brandShape, parsed.value);
  if (!success) return { faults: error.issues.flatMap(wordsOf) };
  return brandOf(data, dirname(path));
}

function parsedFile(path: string): { value: unknown } | { faults: string[] } {
  const text = textOf(path);
  if (text === undefined) return { faults: ['cannot be read: name a file that is there'] };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { faults: [`is no JSON: ${(error as Error).message}`] };
  }
}

function wordsOf(issue: z.core.$ZodIssue): string[] {
  const at = (...path: PropertyKey[]) => [...issue.path, ...path].join('.');
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `has ${at(key)}, an unknown key`);
  const isMissing = issue.code === 'invalid_type' && issue.path.length === 0;
  return [isMissing ? 'must hold an object' : `has a fault at ${at()}: ${issue.message}`];
}

function brandOf(file: BrandFile, folder: string): Read {
  const faults: string[] = [];
  const pictures = new Map<string, Picture>();
  const pictureAt = (name: 'logo' | 'icon') => {
    const path = file[name];
    const picture = path === undefined ? undefined : pictureIn(join(folder, path));
    if (path === undefined || picture === undefined) return undefined;
    if (typeof picture === 'string') {
      faults.push(`has a fault at ${name}: ${path} ${picture}`);
      return undefined;
    }
    const hash = createHash('sha256').update(picture.bytes).digest('base64url').slice(0, 12);
    const published = `${name}-${hash}${extname(path).toLowerCase()}`;
    pictures.set(published, picture);
    return `/images/brand/${published}`;
  };
  const [logo, icon] = [pictureAt('logo'), pictureAt('icon')];
  const pages: Brand['pages'] = {};
  for (const [name, path] of Object.entries(file.pages ?? {})) {
    const html = path === undefined ? undefined : textOf(join(folder, path), maxPageBytes);
    if (html === undefined) faults.push(`has a fault at pages.${name}: ${path} is not there, or larger than 200 kB`);
    else pages[name as PageName] = html;
  }
  if (faults.length > 0) return { faults };
  return { brand: { settings: settingsOf(file, { logo, icon }), modules: file.modules, pages, pictures } };
}

function settingsOf(
  { name, colours, languages, texts, contact, centre, social, apps }: BrandFile,
  { logo, icon }: { logo: string | undefined; icon: string | undefined },
): Brand['settings'] {
  return omitUndefined({
    business_name: name,
    logo_full_url: logo,
    icon_full_url: icon,
    brand_colours: colours && coloursOf(colours),
    languages,
    footer_text: texts?.footer,
    fixed_footer_description: texts?.description,
    fixed_newsletter_title: texts?.newsletter_title,
    fixed_newsletter_sub_title: texts?.newsletter_text,
    ...contact,
    default_location: centre,
    social_media: social,
    download_user_app_links: apps && {
      playstore_url: apps.play_store ?? '',
      playstore_url_status: apps.play_store ? 1 : 0,
      apple_store_url: apps.app_store ?? '',
      apple_store_url_status: apps.app_store ? 1 : 0,
    },
  });
}

/** Omitted fields must not override the database. */
function omitUndefined(settings: { [Name in keyof Brand['settings']]: Brand['settings'][Name] | undefined }) {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Brand['settings'];
}

const kinds: Record<string, { type: string; begins: RegExp }> = {
  '.svg': { type: 'image/svg+xml', begins: /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/ },
  '.png': { type: 'image/png', begins: /^.PNG\r\n/s },
  '.webp': { type: 'image/webp', begins: /^RIFF[\s\S]{4}WEBP/ },
};

/** Returns a picture, or why it is invalid. */
function pictureIn(path: string): Picture | string {
  const kind = kinds[extname(path).toLowerCase()];
  if (!kind) return 'must be a picture that ends in .svg, .png or .webp';
  const bytes = bytesOf(path);
  if (!bytes) return 'is not there';
  if (bytes.length > maxPictureBytes) return `is larger than ${maxPictureBytes / 1000} kB`;
  return kind.begins.test(bytes.toString('latin1'))
    ? { type: kind.type, bytes }
    : `is not what its name says: ${basename(path)} holds no such picture`;
}

function textOf(path: string, maxBytes = Number.POSITIVE_INFINITY): string | undefined {
  const bytes = bytesOf(path);
  return bytes && bytes.length <= maxBytes ? bytes.toString('utf8') : undefined;
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
