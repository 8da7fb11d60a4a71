/** Of what operators have written to the courier. */
export const broadcastsKey = ['broadcasts'];
