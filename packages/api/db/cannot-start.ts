/** Something outside the program is not as it must be. The message is for whoever starts Soko; a stack would not help. */
export class CannotStart extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotStart';
  }
}
