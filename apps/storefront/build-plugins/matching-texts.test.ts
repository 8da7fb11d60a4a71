import { describe, expect, it } from 'vitest';
import { faultsOfText } from './matching-texts.ts';

const items = '{count, plural, one {# item from {store}} other {# items from {store}}}';

describe('a translation', () => {
  it.each([
    ['yo', 'Add {name}', 'Fi {name} sí i'],
    ['sw', '{item} from {store}', 'Kutoka {store}: {item}'],
    ['yo', items, '{count, plural, other {ọjà # láti {store}}}'],
    ['ha', items, '{count, plural, one {kaya # daga {store}} other {kaya # daga {store}}}'],
    ['yo', '{n, plural, =0 {None} one {#} other {#}}', '{n, plural, =0 {Kò sí} other {#}}'],
    ['ha', 'See the <0>terms</0>.', 'Ku duba <0>sharuɗɗa</0>.'],
  ])('[I18N-14] in %s may stand for %s as %s', (tag, english, own) => {
    expect(faultsOfText(tag, english, own)).toEqual([]);
  });

  it.each([
    ['yo', 'Add {name}', '', 'is missing'],
    ['yo', 'Add {name}', 'Fi sí i', 'has nothing to fill in in place of {name}'],
    ['ha', 'Add {name}', 'Saka {suna}', 'has {suna} in place of {name}'],
    ['ha', 'See the <0>terms</0>.', 'Ku duba sharuɗɗa.', 'has nothing to fill in in place of </0> <0>'],
    ['ha', items, '{count, plural, other {kaya # daga {store}}}', 'counts by other in place of one other'],
    ['yo', items, '{count, plural, one {a} other {ọjà # láti {store}}}', 'counts by one other in place of other'],
    ['yo', items, '{count, plural, other {ọjà láti {store}}}', 'has {store} in place of # {store}'],
    ['yo', items, '{count} láti {store}', 'has {count} {store} in place of {count,plural}'],
    ['ha', 'Opinion', "ra'ayi", "has a straight ', which quotes braces; write ’"],
    ['yo', 'Item', 'O\u0323ja\u0300', 'is not in NFC'],
    ['sw', 'Item', 'Bidhaa ', 'begins or ends with a space'],
    ['sw', 'Add {name}', 'Ongeza {name', 'cannot be read'],
  ])('[I18N-14] in %s is refused for %s as %s', (tag, english, own, fault) => {
    expect(faultsOfText(tag, english, own)).toContain(fault);
  });
});
