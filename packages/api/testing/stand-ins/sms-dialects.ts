import type { SmsDialect, SmsReply } from './sms-stand-in.ts';

/** The data of the stand-ins: one account each, one approved sender, two unreachable numbers. */
export const accountsAtStandIns = {
  twilio: { accountSid: `AC${'5'.repeat(32)}`, authToken: 'twilio-token-that-nobody-knows' },
  africasTalking: { username: 'soko', apiKey: 'atsk_key-that-nobody-knows' },
  termii: { apiKey: 'TLkeythatnobodyknows' },
};
export const approvedSender = 'Soko';
export const notANumber = '+2340000000000';
export const optedOut = '+2348099999999';

const international = /^\+[1-9]\d{6,14}$/;

/** https://www.twilio.com/docs/messaging/api/message-resource and its error dictionary. */
export const twilioDialect: SmsDialect = ({ path, headers, body }, take) => {
  const { accountSid, authToken } = accountsAtStandIns.twilio;
  const no = (status: number, code: number, message: string): SmsReply => ({
    status,
    body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  });
  const key = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  if (headers.authorization !== `Basic ${key}`) return no(401, 20003, 'Authenticate');
  if (path !== `/2010-04-01/Accounts/${accountSid}/Messages.json`) return no(404, 20404, `${path} was not found`);
  const form = new URLSearchParams(body);
  const [to, text] = [form.get('To') ?? '', form.get('Body') ?? ''];
  const from = form.get('From') ?? form.get('MessagingServiceSid') ?? undefined;
  if (!text) return no(400, 21602, 'Message body is required.');
  if (!international.test(to) || to === notANumber) {
    return no(400, 21211, `The 'To' number ${to} is not a valid phone number. (${text})`);
  }
  if (to === optedOut) return no(400, 21610, 'Attempt to send to unsubscribed recipient');
  if (from !== approvedSender && !from?.startsWith('MG')) {
    return no(400, 21606, `The 'From' phone number provided (${from}) is not a valid message-capable phone number.`);
  }
  const n = take({ to, from, text });
  const sid = `SM${String(n).padStart(32, '0')}`;
  return { status: 201, body: { sid, status: 'queued', to, from, body: text, error_code: null, error_message: null } };
};

/** https://developers.africastalking.com/docs/sms/sending/bulk; a wrong key is answered in plain words. */
export const africasTalkingDialect: SmsDialect = ({ path, headers, body }, take) => {
  const { username, apiKey } = accountsAtStandIns.africasTalking;
  if (path !== '/version1/messaging') return { status: 404, body: 'The requested resource was not found' };
  const form = new URLSearchParams(body);
  if (headers.apikey !== apiKey || form.get('username') !== username) {
    return { status: 401, body: 'The supplied authentication is invalid' };
  }
  const [to, text] = [form.get('to') ?? '', form.get('message') ?? ''];
  const from = form.get('from') ?? undefined;
  const replyWith = (message: string, recipients: unknown[] = []): SmsReply => ({
    status: 201,
    body: { SMSMessageData: { Message: message, Recipients: recipients } },
  });
  const one = (statusCode: number, status: string) =>
    replyWith('Sent to 0/1 Total Cost: 0', [{ statusCode, number: to, status, cost: '0', messageId: 'None' }]);
  if (!text) return { status: 400, body: 'Request is missing required form field "message"' };
  if (from !== undefined && from !== approvedSender) return replyWith('InvalidSenderId');
  if (!international.test(to) || to === notANumber) return one(403, `InvalidPhoneNumber ${to} ${text}`);
  if (to === optedOut) return one(406, 'UserInBlacklist');
  const n = take({ to, from, text });
  const recipient = { statusCode: 101, number: to, status: 'Success', cost: 'NGN 2.2000', messageId: `ATXid_${n}` };
  return replyWith('Sent to 1/1 Total Cost: NGN 2.2000', [recipient]);
};

/** https://developers.termii.com/messaging-api and its page of errors, with statuses and messages. */
export const termiiDialect: SmsDialect = ({ path, body }, take) => {
  const no = (status: number, message: string): SmsReply => ({ status, body: { code: status, message } });
  if (path !== '/api/sms/send') return no(404, 'Not Found');
  const { api_key, to = '', from, sms, type, channel } = JSON.parse(body) as Record<string, string>;
  if (api_key !== accountsAtStandIns.termii.apiKey) return no(401, 'Unauthorized');
  if (type !== 'plain' || !sms) return no(400, 'Bad Request');
  if (!['dnd', 'generic', 'whatsapp'].includes(channel ?? '')) return no(400, 'Invalid channel');
  if (from !== approvedSender) return no(404, 'Invalid Sender Id');
  const number = `+${to}`;
  if (!international.test(number) || number === notANumber) return no(422, `Invalid phone number ${to}: ${sms}`);
  if (number === optedOut) return no(400, 'You are not set up on this route');
  const n = take({ to, from, text: sms });
  return {
    status: 200,
    body: { code: 'ok', message_id: `91228212705548${n}`, message: 'Successfully Sent', balance: 9, user: 'Soko' },
  };
};
