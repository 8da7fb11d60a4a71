import type { PushAccess } from 'api/providers/push/open-push';
import { missing } from './faults.ts';
import type { Environment, SettingName } from './settings.ts';

/** Each of these is worth nothing without the others. */
const together: SettingName[][] = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['FCM_PROJECT_ID', 'FCM_CLIENT_EMAIL', 'FCM_PRIVATE_KEY'],
];

/** Reads completely configured services; `pushClashes` reports what is missing. */
export function pushIn(given: Environment): PushAccess {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = given;
  const { FCM_PROJECT_ID: projectId, FCM_CLIENT_EMAIL: clientEmail, FCM_PRIVATE_KEY: key } = given;
  return {
    contact,
    ...(publicKey && privateKey && { vapid: { publicKey, privateKey } }),
    ...(projectId &&
      clientEmail &&
      key && { firebase: { projectId, clientEmail, privateKey: key.replaceAll('\\n', '\n') } }),
  };
}

export function pushClashes(given: Environment): string[] {
  return together.flatMap((names) => {
    const first = names.find((name) => given[name] !== undefined);
    return first ? names.filter((name) => given[name] === undefined).map((name) => missing(name, first)) : [];
  });
}
