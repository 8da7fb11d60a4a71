/** No other try can help: the job becomes a dead letter at once. */
export class Undeliverable extends Error {}
