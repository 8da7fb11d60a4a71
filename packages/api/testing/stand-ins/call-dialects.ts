import { accountsAtStandIns, notANumber } from './sms-dialects.ts';
import type { SmsDialect, SmsReply } from './sms-stand-in.ts';

/** The number of the market at the stand-in. */
export const numberOfMarket = '+2342013300000';
const international = /^\+[1-9]\d{6,14}$/;

/**
 * https://www.twilio.com/docs/voice/api/call-resource and its error dictionary. What it has taken is the first phone, the
 * number of the market, and the instructions for the second one.
 */
export const twilioCallDialect: SmsDialect = ({ path, headers, body }, take) => {
  const { accountSid, authToken } = accountsAtStandIns.twilio;
  const no = (status: number, code: number, message: string): SmsReply => ({
    status,
    body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  });
  const key = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  if (headers.authorization !== `Basic ${key}`) return no(401, 20003, 'Authenticate');
  if (path !== `/2010-04-01/Accounts/${accountSid}/Calls.json`) return no(404, 20404, `${path} was not found`);
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') return no(415, 20415, 'Unsupported media type');
  const form = new URLSearchParams(body);
  const [to, from, text] = [form.get('To') ?? '', form.get('From') ?? '', form.get('Twiml') ?? ''];
  if (!text || !to || !from) return no(400, 21205, "Required parameter 'Twiml', 'To' or 'From' is missing");
  if (from !== numberOfMarket) return no(400, 21210, `The source phone number provided, ${from}, is not yet verified.`);
  if (!international.test(to) || to === notANumber) return no(400, 21211, `Invalid 'To' Phone Number: ${to}`);
  const sid = `CA${String(take({ to, from, text })).padStart(32, '0')}`;
  return { status: 201, body: { sid, status: 'queued', to, from, direction: 'outbound-api', duration: null } };
};
