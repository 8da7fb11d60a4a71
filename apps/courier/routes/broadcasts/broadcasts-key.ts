/** Of what operators have written to the courier. */
export const broadcastsKey = ['broadcasts'];

/** Orders that others have canceled, until the rider has seen it. */
export const canceledKey = ['canceled'];
