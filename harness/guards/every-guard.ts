import { apiGuards } from './api-guards.ts';
import { appGuards } from './app-guards.ts';
import { attackGuards } from './attack-guards.ts';
import type { Guard } from './guard.ts';
import { healthGuards } from './health-guards.ts';
import { jobGuards } from './job-guards.ts';
import { limitGuards } from './limit-guards.ts';
import { moneyGuards } from './money-guards.ts';
import { pageGuards } from './page-guards.ts';
import { payeeGuards } from './payout-guards.ts';
import { peopleGuards } from './people-guards.ts';
import { raceGuards } from './race-guards.ts';
import { riskGuards } from './risk-guards.ts';
import { screenGuards } from './screen-guards.ts';
import { shopGuards } from './shop-guards.ts';
import { slowGuards } from './slow-guards.ts';
import { staffGuards } from './staff-guards.ts';
import { webhookGuards } from './webhook-guards.ts';

export const everyGuard: readonly Guard[] = [
  ...raceGuards,
  ...attackGuards,
  ...peopleGuards,
  ...webhookGuards,
  ...moneyGuards,
  ...apiGuards,
  ...pageGuards,
  ...healthGuards,
  ...limitGuards,
  ...jobGuards,
  ...riskGuards,
  ...slowGuards,
  ...shopGuards,
  ...screenGuards,
  ...staffGuards,
  ...payeeGuards,
  ...appGuards,
];
