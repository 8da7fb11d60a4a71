/** Of what the market has written to the courier. */
export const broadcastsKey = ['broadcasts'];
