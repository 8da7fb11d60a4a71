import { codeSeconds } from 'market/auth/auth.rules';

/** A message to a person; a short message has no subject. */
export interface Message {
  medium: 'phone' | 'email';
  to: string;
  subject: string;
  text: string;
}

type To = Pick<Message, 'medium' | 'to'>;

export function codeMessage(to: To, market: string, code: string): Message {
  const minutes = codeSeconds / 60;
  return {
    ...to,
    subject: `${code} is your code for ${market}`,
    text: `${market}: ${code} is your code. It is good for ${minutes} minutes. Do not share it.`,
  };
}

/** To the owner of an account that a second sign-up would have created again. */
export function accountExistsMessage(to: To, market: string): Message {
  return {
    ...to,
    subject: `You already have an account at ${market}`,
    text: `${market}: someone, perhaps you, tried to open an account with this contact. You have one already: sign in, or set a new password with 'Forgot password'.`,
  };
}

export function noAccountMessage(to: To, market: string): Message {
  return {
    ...to,
    subject: `You have no account at ${market}`,
    text: `${market}: someone, perhaps you, asked for a new password, but there is no account with this contact. Sign up to open one.`,
  };
}

/** A contact that was never confirmed opens nothing while another one was. */
export function otherContactMessage(to: To, market: string): Message {
  return {
    ...to,
    subject: `Your password at ${market}`,
    text: `${market}: someone, perhaps you, asked for a new password. This contact was never confirmed; ask again with the one that was.`,
  };
}
