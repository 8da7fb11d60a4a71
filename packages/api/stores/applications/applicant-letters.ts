import type { ApiContext } from '#api/http/api-context.ts';

/** What an applicant gives to be written to. */
interface Applicant {
  f_name: string;
  email: string;
  phone: string;
}

/** What an applicant reads, by mail, or by SMS where no mail goes out. */
export interface Letter {
  email: string;
  phone: string;
  subject: string;
  text: string;
}

/** Welcomes an applicant, and says where to sign in. */
export function acceptedLetter(
  { f_name: name, email, phone }: Applicant,
  { market, place, address }: { market: string; place: string; address: string },
): Letter {
  const text = `Welcome, ${name}! ${market} has accepted your application for ${place}. Sign in at ${address} with ${email} or your phone number.`;
  return { email, phone, subject: `Welcome to ${market}`, text };
}

/** Tells an applicant why not, in the words of the operator. */
export function declinedLetter(
  { f_name: name, email, phone }: Applicant,
  { market, words }: { market: string; words: string },
): Letter {
  const text = `Hello ${name}, ${market} has declined your application: ${words}`;
  return { email, phone, subject: `Your application to ${market}`, text };
}

/** Returns whether a provider took the letter. */
export async function sendLetter(
  { mail, sms }: Pick<ApiContext, 'mail' | 'sms'>,
  { email, phone, subject, text }: Letter,
): Promise<boolean> {
  try {
    await mail.send({ to: email, subject, text });
    return true;
  } catch {
    return sms.send({ to: phone, text }).then(
      () => true,
      () => false,
    );
  }
}
