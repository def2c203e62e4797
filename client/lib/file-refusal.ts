/** A file that can't be used, in words for who chose it. */
export class FileRefusal extends Error {}
