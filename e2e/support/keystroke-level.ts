/** Seconds that a practised person takes, by the keystroke-level model of Card, Moran and Newell (1980). */
const seconds = { key: 0.28, pointing: 1.1, homing: 0.4, thought: 1.35 };

/** Counts what a person does with keyboard and mouse, and returns how long it takes. */
export class CountedHands {
  #keys = 0;
  #pointings = 0;
  #homings = 0;
  #thoughts = 0;
  #areOnKeys = true;

  /** Each unit that is written, such as a name, is thought of first. */
  write(text: string): void {
    this.#thoughts += 1;
    this.press(text.length);
  }

  press(count = 1): void {
    this.#home(true);
    this.#keys += count;
  }

  point(count = 1): void {
    this.#home(false);
    this.#pointings += count;
  }

  think(): void {
    this.#thoughts += 1;
  }

  #home(areOnKeys: boolean): void {
    if (this.#areOnKeys !== areOnKeys) this.#homings += 1;
    this.#areOnKeys = areOnKeys;
  }

  minutes(): number {
    const { key, pointing, homing, thought } = seconds;
    return (this.#keys * key + this.#pointings * pointing + this.#homings * homing + this.#thoughts * thought) / 60;
  }
}
