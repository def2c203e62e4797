/** Why the program can't start. The message names the setting or file and what to do, and contains no secret. */
export class StartFailure extends Error {
  override readonly name: string = 'StartFailure';
}
