/** Why the program cannot start, in words for whoever starts it: they name the setting or file and what to do, and hold no secret. */
export class StartFailure extends Error {
  override readonly name: string = 'StartFailure';
}
