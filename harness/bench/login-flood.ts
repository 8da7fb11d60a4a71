import { randomBytes, randomInt } from 'node:crypto';
import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Logs in with wrong passwords to accounts that do not exist, each time from another address, without waiting for
 * replies. Runs in its own thread, so that it does not slow the measurement.
 */
const { base, perSecond } = workerData as { base: string; perSecond: number };
const result = { sent: 0, compared: 0, refused: 0, failed: 0 };

// A late tick makes up for it, but leaves time to read the replies.
const maxAtOnce = perSecond / 20;
const startedAt = performance.now();
const timer = setInterval(() => {
  const due = ((performance.now() - startedAt) * perSecond) / 1000;
  for (let n = 0; n < maxAtOnce && result.sent < due; n++) logIn();
}, 20);

parentPort?.once('message', () => {
  clearInterval(timer);
  parentPort?.postMessage(result);
  setTimeout(() => process.exit(0), 100);
});

function logIn(): void {
  result.sent += 1;
  const body = JSON.stringify({
    login_type: 'manual',
    email_or_phone: `${randomBytes(6).toString('hex')}@example.com`,
    password: 'not the password',
  });
  const call = request(
    `${base}/api/v1/auth/login`,
    {
      method: 'POST',
      agent: false,
      localAddress: `127.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    },
    (answer) => {
      if (answer.statusCode === 401) result.compared += 1;
      else result.refused += 1;
      answer.resume();
    },
  );
  call.on('error', () => (result.failed += 1));
  call.end(body);
}
