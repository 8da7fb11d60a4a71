import { languageCodes, pageNames } from 'market/config/config.rules';
import { faultOfBrand, faultOfDeal } from 'market/config/config-colours.rules';
import { moduleTypes } from 'market/modules/modules.rules';
import * as z from 'zod/mini';

const words = (max: number) =>
  z
    .string(`must be words, at most ${max} characters`)
    .check(z.trim(), z.maxLength(max, `must be at most ${max} characters`));
const address = z
  .string('must be an address that starts with https://')
  .check(z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/, 'must be an address that starts with https://'));
const file = z.string('must be the path of a file').check(z.minLength(1, 'must be the path of a file'));
const degrees = (max: number) =>
  z
    .number(`must be degrees from -${max} to ${max}`)
    .check(
      z.minimum(-max, `must be degrees from -${max} to ${max}`),
      z.maximum(max, `must be degrees from -${max} to ${max}`),
    );

function colour(faultOf: (colour: string) => string | undefined) {
  return z.string('must be a colour such as #0b5f4b').check(
    z.toLowerCase(),
    z.check<string>(({ value, issues }) => {
      const isColour = /^#[0-9a-f]{6}$/.test(value);
      const message = isColour ? faultOf(value) : 'must be a colour such as #0b5f4b';
      if (message) issues.push({ code: 'custom', input: value, message: isColour ? `${value} ${message}` : message });
    }),
  );
}

/** A list of known words, none of them twice. */
function choice<const Words extends readonly [string, ...string[]]>(known: Words) {
  const must = `must list one or more of ${known.join(', ')}, each once`;
  return z.array(z.enum(known, must), must).check(
    z.minLength(1, must),
    z.refine((list) => new Set(list).size === list.length, must),
  );
}

function pagesShape() {
  return z.strictObject(Object.fromEntries(pageNames.map((name) => [name, z.optional(file)])));
}

/** What the file of a brand may say; all but the name may be left out, and is then as Soko comes. */
export const brandShape = z.strictObject({
  name: words(40).check(z.minLength(1, 'must not be empty')),
  logo: z.optional(file),
  icon: z.optional(file),
  colours: z.optional(
    z.strictObject({ brand: z.optional(colour(faultOfBrand)), deal: z.optional(colour(faultOfDeal)) }),
  ),
  languages: z.optional(choice(languageCodes)),
  modules: z.optional(choice(moduleTypes)),
  texts: z.optional(
    z.strictObject({
      footer: z.optional(words(200)),
      description: z.optional(words(400)),
      newsletter_title: z.optional(words(80)),
      newsletter_text: z.optional(words(200)),
    }),
  ),
  contact: z.optional(
    z.strictObject({ phone: z.optional(words(40)), email: z.optional(words(120)), address: z.optional(words(200)) }),
  ),
  centre: z.optional(z.strictObject({ lat: degrees(90), lng: degrees(180) })),
  social: z.optional(z.array(z.strictObject({ name: words(20), link: address }), 'must be a list of { name, link }')),
  apps: z.optional(z.strictObject({ play_store: z.optional(address), app_store: z.optional(address) })),
  pages: z.optional(pagesShape()),
});

export type BrandFile = z.infer<typeof brandShape>;
