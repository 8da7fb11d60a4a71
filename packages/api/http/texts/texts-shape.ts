import type { Detail } from 'market/calls/refusal-details';
import type { ReadyWords } from 'market/chat/chat-ready.rules';
import type { ModuleType } from 'market/modules/modules.rules';
import type { RefusalCode } from 'market/refusals';
import type { FieldText } from './field-texts.ts';
import type { MessageText } from './message-texts.ts';
import type { ReasonText } from './reason-texts.ts';

/** All messages of the API in one language. */
export interface Texts {
  refusals: Readonly<Record<RefusalCode, string>>;
  details: Readonly<Record<Detail['text'], string>>;
  fields: Readonly<Record<FieldText, string>>;
  messages: Readonly<Record<MessageText, string>>;
  reasons: Readonly<Record<ReasonText, string>>;
  /** What couriers send with one press. */
  readyWords: Readonly<Record<ReadyWords, string>>;
  /** What is ordered from each type of module, as the message about a coupon names it. */
  modules: Readonly<Record<ModuleType, string>>;
}
