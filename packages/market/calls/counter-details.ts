// Apart from the other details, so that no page loads them: only the API says what becomes of an order at the counter.

/** The sentences about take-away orders [STO-044] [CUS-13]; `{name}` stands for a value. */
export const counterDetailTexts = {
  counter_waits: 'Say these digits at the counter. Your order has been waiting since {time}.',
  counter_keeps: 'The store keeps it until you fetch it.',
  counter_cancels: 'If you have not fetched it by {time}, it is canceled.',
  counter_gives_back: 'If you have not fetched it by {time}, it is canceled and you get your money back.',
  counter_disposes:
    'If you have not fetched it by {time}, the store disposes of it and you do not get your money back.',
  take_away_gives_back:
    'Fetch it within {minutes} minutes once it is ready. After that it is canceled and you get your money back.',
  take_away_disposes:
    'Fetch it within {minutes} minutes once it is ready. After that the store disposes of it and you do not get your money back.',
} as const;

export type CounterDetail = keyof typeof counterDetailTexts;
