// Apart from the other details, so that no page loads them: only the API says why a zone is paused [OPS-044].

/** The sentences about a paused zone; `{name}` stands for a value. */
export const zoneDetailTexts = {
  rain: 'Nobody can deliver in this area right now because of heavy rain.',
  unrest: 'It is not safe to deliver in this area right now.',
  few_riders: 'There are not enough riders in this area right now.',
  zone_stopped: 'This area takes no orders right now.',
  market_stopped_until: 'We take no new orders until {time}. {words}',
  market_maintenance: 'We work on the system from {from} to {time}. {words}',
  again_at: 'You can order again at {time}.',
  again_tomorrow: 'You can order again tomorrow at {time}.',
  again_in_days: 'You can order again in {days} days, at {time}.',
} as const;

export type ZoneDetail = keyof typeof zoneDetailTexts;
