/** The environment prevents the start. The message is for the operator; a stack trace would not help. */
export class CannotStart extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotStart';
  }
}
