/** Words that the code had for things that have an established term, with the name to use (docs/glossary.md). */
interface OldWord {
  /** A word of a name, or a part of a sentence. */
  word: string;
  use: string;
  /** Names and phrases in which it is plain English. */
  except?: RegExp;
}

/** Parts of camelCase and of file names. Names with an underscore are of the API or of a table. */
const inNames: OldWord[] = [
  {
    word: 'wake',
    use: 'hydrate or load',
    except: /^(wakeLock|WakeLockSentinel|useWakeLock|WakeLockState|use-wake-lock\.ts)$/,
  },
  { word: 'waker', use: 'hydration' },
  { word: 'awake', use: 'active' },
  { word: 'asleep', use: 'deferred' },
  { word: 'undrawn', use: 'notRendered' },
  { word: 'deeds', use: 'actions' },
  { word: 'distant', use: 'remote' },
  { word: 'whoever', use: 'the role: visitor, customer, caller' },
  { word: 'weigh', use: 'evaluate or resolve' },
  { word: 'weighs', use: 'evaluate or resolve' },
  { word: 'sweep', use: 'cleanup' },
  { word: 'sweeps', use: 'cleanup' },
  { word: 'hears', use: 'receives' },
  { word: 'draws', use: 'renders' },
  { word: 'remembers', use: 'saves or caches' },
  { word: 'roomier', use: 'limit factor' },
  { word: 'verdict', use: 'outcome' },
  { word: 'surroundings', use: 'context' },
  { word: 'belief', use: 'expectedPrice' },
  { word: 'believed', use: 'expected' },
  { word: 'shelves', use: 'ranked lists, stock or caches' },
  { word: 'shelf', use: 'ranked list, stock or cache', except: /^shelfOf$/ },
  { word: 'ground', use: 'context', except: /^(ground|groundOf(Import|Stores)?)$/ },
  { word: 'announce', use: 'publish or notify' },
  { word: 'announcement', use: 'push' },
  { word: 'carriers', use: 'transports' },
  { word: 'somebody', use: 'the role: visitor, customer, caller' },
  { word: 'keeps', use: 'saves or caches', except: /^(keeps|keepsSessions)$/ },
  { word: 'kept', use: 'cached or saved' },
  { word: 'told', use: 'reported, published or received' },
  { word: 'heard', use: 'received' },
  { word: 'standing', use: 'default or state', except: /^standing$/ },
  { word: 'asked', use: 'requested, or the name of what was requested', except: /^(isAsked|askedOrderIds)$/ },
  { word: 'said', use: 'the name of what it holds: text, reply, reports' },
  { word: 'begun', use: 'started, or the name of what was started' },
  { word: 'sought', use: 'query or search' },
  { word: 'wished', use: 'the name of what is requested', except: /^(isWished|useIsWished|wishedItemsLabel)$/ },
  { word: 'mend', use: 'restore, or clear' },
  { word: 'patience', use: 'timeout' },
  { word: 'slips', use: 'warnings or edits' },
  { word: 'haste', use: 'speed' },
  { word: 'wares', use: 'items' },
  { word: 'purse', use: 'balance' },
  { word: 'twins', use: 'duplicates' },
  { word: 'barriers', use: 'violations' },
  { word: 'crooked', use: 'malformed' },
  { word: 'barely', use: 'baseline' },
];
/** Beginnings of names of limits. What an item is the most of, such as `mostOrdered`, is no limit. */
const limits: OldWord[] = [
  { word: 'most', use: 'max', except: /^most(Ordered(Id)?|Counted)$/ },
  { word: 'least', use: 'min' },
  { word: 'longest', use: 'max', except: /^longest(Ride|Minutes)$/ },
  { word: 'shortest', use: 'min', except: /^shortestRide$/ },
];
const together: OldWord[] = [
  { word: 'deliveryMan', use: 'courier', except: /^(rate|applyAs)DeliveryMan$/ },
  { word: 'deliveryMen', use: 'couriers' },
  { word: 'NotTaken', use: 'DeliveryError' },
  { word: 'ApiNeeds', use: 'ApiContext' },
  { word: 'madeOnce', use: 'memoize' },
  { word: 'asksAgain', use: 'needsFreshSecondFactor' },
  { word: 'forgetOld', use: 'deleteOld' },
  { word: 'usualWhenMissing', use: 'defaultWhenMissing' },
  { word: 'WrittenPhone', use: 'RawPhone' },
];

/** Files whose comments are not checked: lists of styles, drawings, and generated texts. */
const unedited = [/-styles\.ts$/, /^demo\/drawings\//, /^packages\/client\/soko-calls\.ts$/];

/** In comments. */
const inComments: OldWord[] = [
  { word: 'drawn', use: 'rendered', except: /\bdrawn (on|onto|into) (the )?(map|canvas)/ },
  { word: 'nobody', use: 'no caller, no customer' },
  { word: 'somebody', use: 'a caller, a customer' },
  { word: 'whoever', use: 'the caller, the client' },
  { word: 'hears?', use: 'receives' },
  { word: 'told', use: 'notified, reported' },
  { word: 'deeds?', use: 'action' },
  { word: 'weighs?', use: 'evaluates', except: /weighs? (\d|more|less)/ },
  { word: 'shelf', use: 'ranked list, stock or cache' },
  { word: 'stalls?', use: 'module tile' },
  { word: 'begun', use: 'started' },
  { word: 'anew', use: 'again' },
  { word: 'in vain', use: 'without success' },
  { word: 'reckon(s|ed)?', use: 'calculate' },
  { word: 'sought', use: 'searched' },
  { word: 'mend(s|ed)?', use: 'fix or restore' },
  { word: '(?<![Tt]here )(is|was) no (text|picture|address|number|file|token|page|replica|form)', use: 'is not a' },
  { word: 'delivery m[ae]n', use: 'courier' },
  { word: '(the|a) market (says|knows|takes|wants|asks|tells|has)', use: 'the API' },
];

/** Sources, but for this file, which has the words in its patterns. */
const isSource = /(?<!words-rules)\.(tsx?|mjs)$/;
const comment = /^\s*(\/\*\*?|\*|\/\/)/;
/** What is not the code itself: texts, comments, and the letters of elements. */
const notCode = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** The words between two tags, and texts with placeholders. */
const wordsOfElements = /<Trans>[^<]*<\/Trans>|>[^<>{}=;()]*</g;

/** Old words in the path of a file. */
export function oldWordsInPath(path: string): string[] {
  const name = (path.split('/').at(-1) ?? '').toLowerCase();
  const words = name.split(/[-.]/);
  return inNames
    .filter(({ word, except }) => !path.startsWith('e2e/') && words.includes(word) && !except?.test(name))
    .map(({ word, use }) => `${path}: "${word}"; say ${use}`);
}

/** Old words in the names of a source. */
export function oldWordsInNames(path: string, source: string): string[] {
  if (!isSource.test(path)) return [];
  const code = [notCode, wordsOfElements].reduce(
    (text, out) => text.replace(out, (part) => part.replace(/[^\n]/g, ' ')),
    source,
  );
  return code.split('\n').flatMap((line, n) =>
    [...new Set(line.match(/(?<![\w$-])[A-Za-z]\w*/g))].flatMap((name) => {
      const old = oldWordOf(name);
      return old ? [`${path}:${n + 1}: ${name} has "${old.word}"; say ${old.use}`] : [];
    }),
  );
}

function oldWordOf(name: string): OldWord | undefined {
  if (name.includes('_')) return undefined;
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');
  const whole = together.find(
    ({ word, except }) => name.toLowerCase().includes(word.toLowerCase()) && !except?.test(name),
  );
  const limit = limits.find(({ word, except }) => parts.length > 1 && parts[0] === word && !except?.test(name));
  return whole ?? limit ?? inNames.find(({ word, except }) => parts.includes(word) && !except?.test(name));
}

/** Old words in the comments of a source. */
export function oldWordsInComments(path: string, source: string): string[] {
  if (!isSource.test(path) || unedited.some((file) => file.test(path))) return [];
  return source
    .split('\n')
    .flatMap((line, n) =>
      comment.test(line)
        ? inComments
            .filter(({ word, except }) => new RegExp(`\\b${word}\\b`, 'i').test(line) && !except?.test(line))
            .map(({ word, use }) => `${path}:${n + 1}: "${word}" in a comment; say ${use}`)
        : [],
    );
}
